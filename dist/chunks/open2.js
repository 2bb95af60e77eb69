export { t as openClient } from "./open.js";
