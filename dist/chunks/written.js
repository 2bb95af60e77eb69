// src/paths/written.ts
function forwardSlashes(path) {
	return path.includes("\\") ? path.replaceAll("\\", "/") : path;
}
function isAbsoluteAnywhere(path) {
	return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path);
}
function readWrittenPath(path) {
	return forwardSlashes(path.startsWith("file:/") ? fromFileUrl(path) : path);
}
function restBelow(folder, path) {
	const start = path.slice(0, folder.length + 1);
	return (isOfWindows(folder) ? start.toLowerCase() === `${folder}/`.toLowerCase() : start === `${folder}/`) ? path.slice(start.length) : void 0;
}
function isWindowsFilePath(text) {
	return text.includes("\\") && /^(?:\.\\)?(?:[\w.@+~ -]+\\)+[\w.@+~ -]+\.[A-Za-z]\w{0,9}$/.test(text);
}
function isOfWindows(folder) {
	return /^(?:[A-Za-z]:|\/\/[^/]+\/)/.test(folder);
}
function fromFileUrl(url) {
	const [, host = "", path = ""] = /^file:(?:\/\/([^/]*))?(\/.*)$/s.exec(url) ?? [];
	const plain = host === "" || host === "localhost" ? path.replace(/^\/(?=[A-Za-z]:\/)/, "") : `//${host}${path}`;
	try {
		return decodeURIComponent(plain);
	} catch {
		return plain;
	}
}
function asSpelled(path, real) {
	const end = forwardSlashes(real).slice(-path.length);
	return end !== path && end.toLowerCase() === path.toLowerCase() ? end : path;
}
Object.defineProperty(exports, "asSpelled", {
	enumerable: true,
	get: function() {
		return asSpelled;
	}
});
Object.defineProperty(exports, "forwardSlashes", {
	enumerable: true,
	get: function() {
		return forwardSlashes;
	}
});
Object.defineProperty(exports, "isAbsoluteAnywhere", {
	enumerable: true,
	get: function() {
		return isAbsoluteAnywhere;
	}
});
Object.defineProperty(exports, "isWindowsFilePath", {
	enumerable: true,
	get: function() {
		return isWindowsFilePath;
	}
});
Object.defineProperty(exports, "readWrittenPath", {
	enumerable: true,
	get: function() {
		return readWrittenPath;
	}
});
Object.defineProperty(exports, "restBelow", {
	enumerable: true,
	get: function() {
		return restBelow;
	}
});
