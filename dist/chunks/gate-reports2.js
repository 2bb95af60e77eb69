export { t as gateReports } from "./gate-reports.js";
