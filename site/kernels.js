/* Two texts side by side, line by line, with differences marked: the kernels of a comparison. */
"use strict";

const inspectKernels = (() => {
  const { make } = inspectPage;

  /* Rows of a left and a right line. Equal lines are paired (longest common subsequence);
     between them the lines of the two sides are paired in order, null where one side has fewer. */
  function rowsOf(left, right) {
    const common = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
    const equal = (i, j) => i < left.length && j < right.length && left[i] === right[j];
    for (let i = left.length - 1; i >= 0; i--)
      for (let j = right.length - 1; j >= 0; j--)
        common[i][j] = equal(i, j)
          ? common[i + 1][j + 1] + 1
          : Math.max(common[i + 1][j], common[i][j + 1]);
    const rows = [];
    let i = 0;
    let j = 0;
    while (i < left.length || j < right.length) {
      const from = [i, j];
      while ((i < left.length || j < right.length) && !equal(i, j))
        if (j === right.length || (i < left.length && common[i + 1][j] >= common[i][j + 1])) i++;
        else j++;
      for (let k = 0; k < Math.max(i - from[0], j - from[1]); k++)
        rows.push([
          from[0] + k < i ? left[from[0] + k] : null,
          from[1] + k < j ? right[from[1] + k] : null,
        ]);
      while (equal(i, j)) rows.push([left[i++], right[j++]]);
    }
    return rows;
  }

  /* The words between the common beginning and the common end of two lines. */
  function marked(line, other) {
    const words = line.split(/(\W)/).filter(w => w);
    const others = other.split(/(\W)/).filter(w => w);
    let first = 0;
    while (first < words.length && first < others.length && words[first] === others[first]) first++;
    let last = 0;
    while (
      last < words.length - first &&
      last < others.length - first &&
      words.at(-1 - last) === others.at(-1 - last)
    )
      last++;
    const until = words.length - last;
    return [
      words.slice(0, first).join(""),
      ...(first < until ? [make("mark", words.slice(first, until).join(""))] : []),
      words.slice(until).join(""),
    ];
  }

  function cell(line, other, sign) {
    if (line === null) return make("td.none");
    if (line === other) return make("td", line || "\u00a0");
    return make(
      "td.changed",
      { "data-sign": sign },
      ...(other === null ? marked(line, line.match(/^\s*/)[0]) : marked(line, other)),
    );
  }

  /* The table, under the names of the two; `most` lines of each are looked at. */
  function beside(leftName, left, rightName, right, most = 400) {
    const lines = text => text.replace(/\s+$/, "").split("\n").slice(0, most);
    return make(
      "table.beside",
      make(
        "thead",
        make("tr", make("th", { scope: "col" }, leftName), make("th", { scope: "col" }, rightName)),
      ),
      make(
        "tbody",
        ...rowsOf(lines(left), lines(right)).map(([l, r]) =>
          make("tr", { class: l === r ? "same" : "" }, cell(l, r, "−"), cell(r, l, "+")),
        ),
      ),
    );
  }

  return { beside };
})();
