export { n as findServiceBaseline } from "./from-service.js";
