export { i as HttpClientResponse } from "./lib.js";
