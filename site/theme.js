/* Before anything is drawn, so that a page does not flash in the other mode. */
"use strict";
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  /* not allowed */
}
