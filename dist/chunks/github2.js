export { t as getOctokit } from "./github.js";
