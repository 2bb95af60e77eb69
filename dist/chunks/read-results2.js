export { n as readResults } from "./read-results.js";
