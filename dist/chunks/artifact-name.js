import { A as safeParse, s as getDotPath } from "./dist.js";
import { f as messageOf, n as EvalGateError, t as ArtifactError } from "./errors.js";
import { createHash } from "node:crypto";
// src/storage/stored-documents.ts
/**
* Stores documents as the artifact of that name, replacing what an earlier attempt of this step has stored.
*
* @param documents texts by the names of their files, large ones in pieces
* @throws NameTaken when another step or job of this run keeps its own under the name; ArtifactError, also when the
* files can't be written
*/
async function storeDocuments(name, documents, { artifacts, files }) {
	return await artifacts.save(name, writeAll(name, documents, files));
}
function writeAll(name, documents, files) {
	try {
		return Object.entries(documents).map(([fileName, text]) => files.writeScratch(`stored/${name}/${fileName}`, text));
	} catch (error) {
		if (error instanceof EvalGateError) throw error;
		const message = `The artifact ${name} could not be written to the temporary folder: ${messageOf(error)}`;
		throw new ArtifactError(message, [], error);
	}
}
/**
* The content of a file in the artifact.
* @throws ArtifactError when the artifact lacks it, or is too large, damaged or gone; errors of GitHub as they are
*/
async function fetchFile(artifact, { fileName, maxBytes }, artifacts) {
	const found = (await artifacts.read(artifact, {
		files: [fileName],
		maxBytes
	})).get(fileName);
	if (found === void 0) throw refused(artifact, `has no file ${fileName}`);
	return found;
}
/**
* A document of the artifact, checked by its schema: other code of the run may have stored it.
* @throws ArtifactError when it is not what the schema describes, and as {@link fetchFile} does
*/
async function fetchDocument(artifact, document, artifacts) {
	const content = await fetchFile(artifact, document, artifacts);
	const parsed = safeParse(document.schema, parseJson(Buffer.from(content).toString("utf8")));
	if (parsed.success) return parsed.output;
	const [issue] = parsed.issues;
	throw refused(artifact, `is damaged at "${getDotPath(issue) ?? ""}" of ${document.fileName}`);
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function refused({ name, runId }, what) {
	return new ArtifactError(`The artifact ${name} of run ${runId} ${what}.`, []);
}
// src/storage/artifact-name.ts
const keptChars = 60;
/**
* Name of our artifact for a suite. Plain characters only, since GitHub rejects many others; if the suite name had to
* be changed, a digest is added, so that two suites never share an artifact.
*/
function artifactName(kind, suiteName) {
	const plain = suiteName.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[-.]+|(?<![-.])[-.]+$/g, "");
	if (plain === suiteName && plain.length <= keptChars) return `eval-gate-${kind}-${plain}`;
	const digest = createHash("sha256").update(suiteName.toWellFormed()).digest("hex").slice(0, 8);
	return `eval-gate-${kind}-${plain.slice(0, keptChars)}-${digest}`;
}
export { storeDocuments as i, fetchDocument as n, fetchFile as r, artifactName as t };
