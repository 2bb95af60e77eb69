const require_main = require("./main.js");
let node_zlib = require("node:zlib");
let node_fs_promises = require("node:fs/promises");
// src/reports/bytes/zip-directory.ts
const endSignature = 101010256;
const wideLocatorSignature = 117853008;
const wideEndSignature = 101075792;
const entrySignature = 33639248;
const fileSignature = 67324752;
const longestComment = 65535;
const wideMark = 4294967295;
const largestDirectory = 134217728;
async function listZip(file) {
	const { size } = await file.stat();
	const { offset, length } = await findDirectory(file, size);
	if (length > largestDirectory || offset + length > size) throw damaged();
	const directory = await readAt(file, offset, length);
	const entries = [];
	for (let at = 0; at + 46 <= directory.length;) {
		if (directory.readUInt32LE(at) !== entrySignature) throw damaged();
		const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
		const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
		const extra = directory.subarray(nameEnd, extraEnd);
		entries.push({
			name: directory.toString("utf8", at + 46, nameEnd),
			method: directory.readUInt16LE(at + 10),
			...placeOf(directory, at, extra)
		});
		at = extraEnd + directory.readUInt16LE(at + 32);
	}
	return entries;
}
async function readZipEntry(file, entry, maxBytes) {
	const header = await readAt(file, entry.offset, 30);
	if (header.length < 30 || header.readUInt32LE(0) !== fileSignature || entry.packedSize > maxBytes) throw damaged(entry.name);
	const packed = await readAt(file, entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28), entry.packedSize);
	if (packed.length < entry.packedSize) throw damaged(entry.name);
	const unpack = unpackers.get(entry.method);
	if (unpack === void 0) throw damaged(entry.name);
	try {
		return unpack(packed, maxBytes);
	} catch {
		throw damaged(entry.name);
	}
}
const unpackers = new Map([
	[0, (packed) => packed],
	[8, (packed, maxOutputLength) => (0, node_zlib.inflateRawSync)(packed, { maxOutputLength })],
	[93, (packed, maxOutputLength) => (0, node_zlib.zstdDecompressSync)(packed, { maxOutputLength })]
]);
function placeOf(directory, at, extra) {
	let packedSize = directory.readUInt32LE(at + 20);
	let offset = directory.readUInt32LE(at + 42);
	const isWide = directory.readUInt32LE(at + 24) === wideMark;
	for (let field = 0; field + 4 <= extra.length; field += 4 + extra.readUInt16LE(field + 2)) {
		if (extra.readUInt16LE(field) !== 1) continue;
		let value = field + 4 + (isWide ? 8 : 0);
		if (packedSize === wideMark && value + 8 <= extra.length) {
			packedSize = Number(extra.readBigUInt64LE(value));
			value += 8;
		}
		if (offset === wideMark && value + 8 <= extra.length) offset = Number(extra.readBigUInt64LE(value));
	}
	return {
		packedSize,
		offset
	};
}
async function findDirectory(file, size) {
	const start = Math.max(0, size - 22 - longestComment);
	const tail = await readAt(file, start, size - start);
	let end = tail.length - 22;
	while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1;
	if (end < 0) throw damaged();
	const locator = end - 20;
	if (locator >= 0 && tail.readUInt32LE(locator) === wideLocatorSignature) {
		const wide = await readAt(file, Number(tail.readBigUInt64LE(locator + 8)), 56);
		if (wide.length === 56 && wide.readUInt32LE(0) === wideEndSignature) return {
			offset: Number(wide.readBigUInt64LE(48)),
			length: Number(wide.readBigUInt64LE(40))
		};
	}
	return {
		offset: tail.readUInt32LE(end + 16),
		length: tail.readUInt32LE(end + 12)
	};
}
async function readAt(file, position, length) {
	const buffer = Buffer.alloc(Math.max(0, length));
	const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
	return buffer.subarray(0, bytesRead);
}
function damaged(name) {
	const what = name === void 0 ? "the archive is damaged or incomplete" : `${name} in the archive can't be unpacked`;
	return new require_main.Damage(what, 0, "Look at the step that writes it: it was probably stopped.");
}
// src/reports/bytes/inspect-archive.ts
const largestSample = 67108864;
const mostUnpacked = 500;
const header = "header.json";
const started = "_journal/start.json";
async function isInspectArchive(path) {
	const file = await (0, node_fs_promises.open)(path);
	try {
		return (await listZip(file)).some(({ name }) => name === header || name === started);
	} catch {
		return path.endsWith(".eval");
	} finally {
		await file.close();
	}
}
async function* inspectArchiveChunks(path) {
	const file = await (0, node_fs_promises.open)(path);
	try {
		const entries = new Map((await listZip(file)).map((entry) => [entry.name, entry]));
		yield Buffer.from(`${await headerOf(entries, (entry) => readZipEntry(file, entry, largestSample))},"samples":[`);
		let left = largestSample + mostUnpacked * (await file.stat()).size;
		let separator = "";
		for (const entry of entries.values()) {
			if (!entry.name.startsWith("samples/") || !entry.name.endsWith(".json")) continue;
			const sample = await readZipEntry(file, entry, largestSample);
			left -= sample.length;
			if (left < 0) throw new require_main.Damage("the archive unpacks to far more than its size", 0, "It is not a log that Inspect wrote.");
			yield Buffer.concat([Buffer.from(separator), sample]);
			separator = ",";
		}
		yield Buffer.from("]}");
	} finally {
		await file.close();
	}
}
async function headerOf(entries, read) {
	const whole = entries.get(header);
	const begun = entries.get(started);
	if (whole !== void 0) return (await read(whole)).toString("utf8").trimEnd().replace(/\}$/, "");
	return `{"status":"started",${(begun === void 0 ? "{}" : (await read(begun)).toString("utf8").trim()).slice(1).replace(/\}$/, "")}`;
}
exports.inspectArchiveChunks = inspectArchiveChunks;
exports.isInspectArchive = isInspectArchive;
