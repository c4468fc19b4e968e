/* Pages that answer a question, found by what people ask for: address, title, further words. Loaded with the
   collection when a reader searches. */
"use strict";

inspectPage.terms = [
  ["methods.html#layer-conditions", "Layer conditions", "lc reuse blocking"],
  ["methods.html#simulation", "Cache simulation", "sim associativity"],
  ["methods.html#in-core", "In-core time", "llvm-mca osaca iaca ports"],
  ["methods.html#ecm", "Execution-cache-memory model", "ecm model"],
  ["methods.html#saturation", "Saturation", "scaling cores"],
  ["methods.html#bandwidth", "Memory bandwidth", "stream"],
  ["methods.html#roofline", "Roofline", "model intensity bandwidth"],
  ["methods.html#measurement", "Measurement", "likwid counters benchmark"],
  ["methods.html#lights", "Traffic lights", "deviation accuracy"],
  ["methods.html#example", "Worked example", "5-point star ecm by hand"],
  ["about.html#cite", "How to cite", "citation citing bibtex"],
  ["about.html#program", "The program", "install build source code repository git github"],
  ["about.html#licence", "Licences", "license copyright gpl data"],
  ["methods.html#reproduce", "Reproduce a result", "reproducibility repeat rerun verify commands"],
  ["methods.html#history", "History of a result", "changes over time versions feed atom rss"],
  ["methods.html#own", "Your own code", "my compare baseline best inspect"],
  ["methods.html#literature", "Literature", "doi papers references"],
  ["methods.html#fitted", "ECM fitted by calibration", "overlap 80 % interval"],
  ["methods.html#words", "Words and units", "lup cy/cl glossary"],
  ["matrix.html#per=socket", "Which machine is fastest?", "best machines per socket matrix"],
  ["accuracy.html", "Why do models miss?", "accuracy errors outliers wrong"],
  ["compare.html", "Compare configurations or machines", "differences side by side"],
  ["try.html", "What about my own code?", "try paste analyse loop kernel"],
  ["data.html", "Data of everything", "download all points csv json dictionary columns archive"],
  ["about.html", "About", "version contact privacy"],
];
