import { t as e } from "./dist2.js";
export default e();
export {};
