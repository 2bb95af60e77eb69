import { d as inputProblem, l as UsageError } from "./errors.js";
import { createHash } from "node:crypto";
// src/config/suite-name.ts
/** Longer descriptions of a leg are cut; a digest keeps the legs apart. */
const longestLeg = 80;
/** Workflow, job and leg of the matrix, as GitHub itself shows the job: `CI / evals (3.12, linux)`. */
function defaultSuiteName({ workflow, job, matrix }) {
	const parts = [workflow, job].filter((part) => part !== void 0 && part !== "");
	const name = parts.length === 0 ? "evals" : parts.join(" / ");
	return matrix === void 0 ? name : `${name} (${describeLeg(matrix)})`;
}
/**
* The values of a matrix leg, between commas. Two legs never have the same description: where the values alone are
* ambiguous (one holds a comma or is empty, or they are long) a digest of the leg follows.
*/
function describeLeg(matrix) {
	const values = leavesOf(matrix);
	const text = values.join(", ");
	if (values.every((value) => value !== "" && !value.includes(",")) && text.length <= longestLeg) return text;
	const digest = createHash("sha256").update(JSON.stringify(matrix).toWellFormed()).digest("hex");
	return `${text.slice(0, longestLeg).toWellFormed()} ${digest.slice(0, 8)}`.trim();
}
function leavesOf(value) {
	if (typeof value !== "object" || value === null) return [String(value)];
	return Object.values(value).flatMap(leavesOf);
}
/** The error for a suite name that another step or job of this workflow run uses, with the line that fixes it. */
function suiteNameTaken(suiteName, context, by) {
	return new UsageError([inputProblem("suite-name", `"${suiteName}" is also used by another ${by} of this workflow run; the baseline and comment of that ${by} were not changed`, adviseName(suiteName, context, by))]);
}
function adviseName(suiteName, { matrix }, by) {
	if (by === "step") return "Set a different `suite-name` for each step: it is the key of the baseline and of the comment.";
	if (matrix === void 0) return `Set a different \`suite-name\` for each job. In a reusable workflow, pass it as an input: \`suite-name: ${expression("inputs.suite")}\`.`;
	return `Add the leg to the name: \`suite-name: ${suiteName} (${Object.keys(matrix).map((key) => expression(`matrix.${key}`)).join(", ")})\`. Without \`suite-name\`, Eval Gate does this itself.`;
}
/** An expression of a workflow file. */
const expression = (of) => [
	"${",
	`{ ${of} }`,
	"}"
].join("");
export { describeLeg as n, suiteNameTaken as r, defaultSuiteName as t };
