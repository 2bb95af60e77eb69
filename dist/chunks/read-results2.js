export { t as readResults, n as readResultsStream } from "./read-results.js";
