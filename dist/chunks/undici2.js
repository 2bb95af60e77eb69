import { t as e } from "./undici.js";
export default e();
export {};
