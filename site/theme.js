/* Before anything is drawn, so that a page does not flash in the other mode, and so that what the
   other scripts fill keeps its place. */
"use strict";
document.documentElement.classList.add("js");
if (location.protocol !== "file:") document.documentElement.classList.add("served");
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  /* not allowed */
}
