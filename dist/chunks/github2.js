export { t as context, n as getOctokit } from "./github.js";
