const require_platform = require("./platform.js");
// src/storage/stored-documents.ts
async function storeDocuments(name, documents, { artifacts, files }) {
	return await artifacts.save(name, writeAll(name, documents, files));
}
function writeAll(name, documents, files) {
	try {
		return Object.entries(documents).map(([fileName, text]) => files.writeScratch(`stored/${name}/${fileName}`, text));
	} catch (error) {
		if (error instanceof require_platform.EvalGateError) throw error;
		const message = `The artifact ${name} could not be written to the temporary folder: ${require_platform.messageOf(error)}`;
		throw new require_platform.ArtifactError(message, [], error);
	}
}
async function fetchFile(artifact, { fileName, maxBytes }, artifacts) {
	const found = (await artifacts.read(artifact, {
		files: [fileName],
		maxBytes
	})).get(fileName);
	if (found === void 0) throw refused(artifact, `has no file ${fileName}`);
	return found;
}
function refused({ name, runId }, what) {
	return new require_platform.ArtifactError(`The artifact ${name} of run ${runId} ${what}.`, []);
}
Object.defineProperty(exports, "fetchFile", {
	enumerable: true,
	get: function() {
		return fetchFile;
	}
});
Object.defineProperty(exports, "refused", {
	enumerable: true,
	get: function() {
		return refused;
	}
});
Object.defineProperty(exports, "storeDocuments", {
	enumerable: true,
	get: function() {
		return storeDocuments;
	}
});
