// src/cli/check/check.ts
async function checkRepository(_, io) {
	io.stdout.write("");
	return 0;
}
exports.checkRepository = checkRepository;
