#!/usr/bin/env bash
# A Slurm cluster of four nodes on this host, on loopback, with real daemons.
#
#   cluster.sh up DIR     starts it; SLURM_CONF=DIR/slurm.conf talks to it
#   cluster.sh down DIR   stops it
#   cluster.sh restart-controller DIR
#
# Needs root (slurmd starts tasks for users) and the packages slurm-wlm and munge.
set -euo pipefail
action=$1
dir=$(realpath -m "$2")
export SLURM_CONF=$dir/slurm.conf

write_conf() {
    local first
    first=$(shuf -i 21000-31000 -n 1)
    cat >"$SLURM_CONF" <<C
ClusterName=inspect
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=$((first + 4))
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$dir/munge/socket
CredType=cred/munge
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool.%n
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.%n.pid
SlurmctldLogFile=$dir/slurmctld.log
SlurmdLogFile=$dir/slurmd.%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
SlurmdTimeout=20
SchedulerParameters=sched_interval=1,batch_sched_delay=1,bf_interval=1
MinJobAge=300
KillWait=5
MaxArraySize=64
JobRequeue=1
NodeName=node[1-4] NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 Port=[$first-$((first + 3))] CPUs=1 RealMemory=200
PartitionName=other Nodes=node4 MaxTime=INFINITE State=UP OverSubscribe=NO
PartitionName=work Nodes=ALL Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO
C
}

start_munge() {
    mkdir -p "$dir/munge"
    dd if=/dev/urandom of="$dir/munge/key" bs=1 count=1024 status=none
    chmod 0400 "$dir/munge/key"
    chmod 0700 "$dir/munge"
    chown -R munge "$dir/munge"
    chmod 0755 "$dir"
    runuser -u munge -- /usr/sbin/munged --force --key-file="$dir/munge/key" --socket="$dir/munge/socket" \
        --pid-file="$dir/munge/pid" --log-file="$dir/munge/log" --seed-file="$dir/munge/seed"
}

wait_for_nodes() {
    for _ in $(seq 100); do
        if [ "$(sinfo -h -N -t idle -o %N 2>/dev/null | sort -u | wc -l)" -eq 4 ]; then
            return
        fi
        sleep 0.3
    done
    echo "the cluster's nodes did not come up; logs are in $dir" >&2
    sinfo >&2 || true
    exit 1
}

stop_pid() {
    [ -f "$1" ] || return 0
    local pid
    pid=$(cat "$1")
    kill "$pid" 2>/dev/null || true
    for _ in $(seq 50); do
        kill -0 "$pid" 2>/dev/null || return 0
        sleep 0.1
    done
    kill -9 "$pid" 2>/dev/null || true
}

case $action in
up)
    mkdir -p "$dir/state"
    write_conf
    start_munge
    slurmctld
    for n in 1 2 3 4; do
        mkdir -p "$dir/spool.node$n"
        slurmd -N node$n
    done
    wait_for_nodes
    ;;
restart-controller)
    stop_pid "$dir/slurmctld.pid"
    slurmctld
    ;;
down)
    for n in 1 2 3 4; do
        stop_pid "$dir/slurmd.node$n.pid"
    done
    stop_pid "$dir/slurmctld.pid"
    stop_pid "$dir/munge/pid"
    ;;
esac
