import { s as ServiceError } from "./errors.js";
// src/service/client/project.ts
/** The project of that id. Calls end with the signal unless their options have another one. */
function projectOf(client, id, signal) {
	const within = (request = {}) => ({
		...request,
		params: {
			...request.params,
			projectId: id
		}
	});
	return {
		id,
		client,
		signal,
		async call(operation, ...[request, options]) {
			return (await client.exchange(operation, within(request), {
				signal,
				...options
			})).value;
		},
		list: (operation, ...[request, options]) => client.list(operation, within(request), {
			signal,
			...options
		})
	};
}
/** True for an answer that the route or the record does not exist. A deployment may lack routes of this contract. */
function isAbsent(error) {
	return error instanceof ServiceError && (error.status === 404 || error.status === 405);
}
/** The value, or undefined where the deployment lacks the route or the record. */
async function orAbsent(read) {
	try {
		return await read();
	} catch (error) {
		if (isAbsent(error)) return void 0;
		throw error;
	}
}
export { orAbsent as n, projectOf as r, isAbsent as t };
