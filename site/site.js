"use strict";
function inspectData() {}
