const e = require("./rolldown-runtime.js"), t = require("./types.js");
function n(e) {
	return !!e._zod;
}
function r(e, r) {
	return n(e) ? t.safeParse(e, r) : e.safeParse(r);
}
function i(e) {
	if (!e) return;
	let t;
	if (t = n(e) ? e._zod?.def?.shape : e.shape, t) {
		if (typeof t == `function`) try {
			return t();
		} catch {
			return;
		}
		return t;
	}
}
function a(e) {
	if (n(e)) {
		let t = e._zod?.def;
		if (t) {
			if (t.value !== void 0) return t.value;
			if (Array.isArray(t.values) && t.values.length > 0) return t.values[0];
		}
	}
	let t = e._def;
	if (t) {
		if (t.value !== void 0) return t.value;
		if (Array.isArray(t.values) && t.values.length > 0) return t.values[0];
	}
	let r = e.value;
	if (r !== void 0) return r;
}
function o(e) {
	return e === `completed` || e === `failed` || e === `cancelled`;
}
function s(e) {
	let t = i(e)?.method;
	if (!t) throw Error(`Schema is missing a method literal`);
	let n = a(t);
	if (typeof n != `string`) throw Error(`Schema method literal must be a string`);
	return n;
}
function c(e, t) {
	let n = r(e, t);
	if (!n.success) throw n.error;
	return n.data;
}
var u = class {
	constructor(e) {
		this._options = e, this._requestMessageId = 0, this._requestHandlers = new Map(), this._requestHandlerAbortControllers = new Map(), this._notificationHandlers = new Map(), this._responseHandlers = new Map(), this._progressHandlers = new Map(), this._timeoutInfo = new Map(), this._pendingDebouncedNotifications = new Set(), this._taskProgressTokens = new Map(), this._requestResolvers = new Map(), this.setNotificationHandler(t.CancelledNotificationSchema, (e) => {
			this._oncancel(e);
		}), this.setNotificationHandler(t.ProgressNotificationSchema, (e) => {
			this._onprogress(e);
		}), this.setRequestHandler(t.PingRequestSchema, (e) => ({})), this._taskStore = e?.taskStore, this._taskMessageQueue = e?.taskMessageQueue, this._taskStore && (this.setRequestHandler(t.GetTaskRequestSchema, async (e, n) => {
			let r = await this._taskStore.getTask(e.params.taskId, n.sessionId);
			if (!r) throw new t.McpError(t.ErrorCode.InvalidParams, `Failed to retrieve task: Task not found`);
			return { ...r };
		}), this.setRequestHandler(t.GetTaskPayloadRequestSchema, async (e, n) => {
			let r = async () => {
				let i = e.params.taskId;
				if (!await this._taskStore.getTask(i, n.sessionId)) throw new t.McpError(t.ErrorCode.InvalidParams, `Task not found: ${i}`);
				if (this._taskMessageQueue) {
					let e;
					for (; e = await this._taskMessageQueue.dequeue(i, n.sessionId);) if (e.type === `response` || e.type === `error`) {
						let n = e.message, r = n.id, i = this._requestResolvers.get(r);
						if (i) {
							if (this._requestResolvers.delete(r), e.type === `response`) i(n);
							else {
								let e = n;
								i(new t.McpError(e.error.code, e.error.message, e.error.data));
							}
						} else {
							let t = e.type === `response` ? `Response` : `Error`;
							this._onerror(Error(`${t} handler missing for request ${r}`));
						}
					} else await this._transport?.send(e.message, { relatedRequestId: n.requestId });
				}
				let a = await this._taskStore.getTask(i, n.sessionId);
				if (!a) throw new t.McpError(t.ErrorCode.InvalidParams, `Task not found: ${i}`);
				if (!o(a.status)) return await this._waitForTaskUpdate(i, n.signal, n.sessionId), await r();
				if (o(a.status)) {
					let e = await this._taskStore.getTaskResult(i, n.sessionId);
					return this._clearTaskQueue(i, n.sessionId), {
						...e,
						_meta: {
							...e._meta,
							[t.RELATED_TASK_META_KEY]: { taskId: i }
						}
					};
				}
				return await r();
			};
			return await r();
		}), this.setRequestHandler(t.ListTasksRequestSchema, async (e, n) => {
			try {
				let { tasks: t, nextCursor: r } = await this._taskStore.listTasks(e.params?.cursor, n.sessionId);
				return {
					tasks: t,
					nextCursor: r,
					_meta: {}
				};
			} catch (e) {
				throw new t.McpError(t.ErrorCode.InvalidParams, `Failed to list tasks: ${e instanceof Error ? e.message : String(e)}`);
			}
		}), this.setRequestHandler(t.CancelTaskRequestSchema, async (e, n) => {
			try {
				let r = await this._taskStore.getTask(e.params.taskId, n.sessionId);
				if (!r) throw new t.McpError(t.ErrorCode.InvalidParams, `Task not found: ${e.params.taskId}`);
				if (o(r.status)) throw new t.McpError(t.ErrorCode.InvalidParams, `Cannot cancel task in terminal status: ${r.status}`);
				await this._taskStore.updateTaskStatus(e.params.taskId, `cancelled`, `Client cancelled task execution.`, n.sessionId), this._clearTaskQueue(e.params.taskId, n.sessionId);
				let i = await this._taskStore.getTask(e.params.taskId, n.sessionId);
				if (!i) throw new t.McpError(t.ErrorCode.InvalidParams, `Task not found after cancellation: ${e.params.taskId}`);
				return {
					_meta: {},
					...i
				};
			} catch (e) {
				throw e instanceof t.McpError ? e : new t.McpError(t.ErrorCode.InvalidRequest, `Failed to cancel task: ${e instanceof Error ? e.message : String(e)}`);
			}
		}));
	}
	async _oncancel(e) {
		e.params.requestId && this._requestHandlerAbortControllers.get(e.params.requestId)?.abort(e.params.reason);
	}
	_setupTimeout(e, t, n, r, i = !1) {
		this._timeoutInfo.set(e, {
			timeoutId: setTimeout(r, t),
			startTime: Date.now(),
			timeout: t,
			maxTotalTimeout: n,
			resetTimeoutOnProgress: i,
			onTimeout: r
		});
	}
	_resetTimeout(e) {
		let n = this._timeoutInfo.get(e);
		if (!n) return !1;
		let r = Date.now() - n.startTime;
		if (n.maxTotalTimeout && r >= n.maxTotalTimeout) throw this._timeoutInfo.delete(e), t.McpError.fromError(t.ErrorCode.RequestTimeout, `Maximum total timeout exceeded`, {
			maxTotalTimeout: n.maxTotalTimeout,
			totalElapsed: r
		});
		return clearTimeout(n.timeoutId), n.timeoutId = setTimeout(n.onTimeout, n.timeout), !0;
	}
	_cleanupTimeout(e) {
		let t = this._timeoutInfo.get(e);
		t && (clearTimeout(t.timeoutId), this._timeoutInfo.delete(e));
	}
	async connect(e) {
		if (this._transport) throw Error(`Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.`);
		this._transport = e;
		let n = this.transport?.onclose;
		this._transport.onclose = () => {
			n?.(), this._onclose();
		};
		let r = this.transport?.onerror;
		this._transport.onerror = (e) => {
			r?.(e), this._onerror(e);
		};
		let i = this._transport?.onmessage;
		this._transport.onmessage = (e, n) => {
			i?.(e, n), t.isJSONRPCResultResponse(e) || t.isJSONRPCErrorResponse(e) ? this._onresponse(e) : t.isJSONRPCRequest(e) ? this._onrequest(e, n) : t.isJSONRPCNotification(e) ? this._onnotification(e) : this._onerror(Error(`Unknown message type: ${JSON.stringify(e)}`));
		}, await this._transport.start();
	}
	_onclose() {
		let e = this._responseHandlers;
		this._responseHandlers = new Map(), this._progressHandlers.clear(), this._taskProgressTokens.clear(), this._pendingDebouncedNotifications.clear();
		for (let e of this._timeoutInfo.values()) clearTimeout(e.timeoutId);
		this._timeoutInfo.clear();
		for (let e of this._requestHandlerAbortControllers.values()) e.abort();
		this._requestHandlerAbortControllers.clear();
		let n = t.McpError.fromError(t.ErrorCode.ConnectionClosed, `Connection closed`);
		this._transport = void 0, this.onclose?.();
		for (let t of e.values()) t(n);
	}
	_onerror(e) {
		this.onerror?.(e);
	}
	_onnotification(e) {
		let t = this._notificationHandlers.get(e.method) ?? this.fallbackNotificationHandler;
		t !== void 0 && Promise.resolve().then(() => t(e)).catch((e) => this._onerror(Error(`Uncaught error in notification handler: ${e}`)));
	}
	_onrequest(e, n) {
		let r = this._requestHandlers.get(e.method) ?? this.fallbackRequestHandler, i = this._transport, a = e.params?._meta?.[t.RELATED_TASK_META_KEY]?.taskId, o = i?.sessionId, s = this._taskStore, c = !0, l;
		if (a && s && this._taskMessageQueue && o !== void 0 && (c = !1, l = (async () => {
			if (!await s.getTask(a, o)) throw new t.McpError(t.ErrorCode.InvalidParams, `Task not found: ${a}`);
			c = !0;
		})()), r === void 0) {
			let n = {
				jsonrpc: `2.0`,
				id: e.id,
				error: {
					code: t.ErrorCode.MethodNotFound,
					message: `Method not found`
				}
			};
			if (a && l) {
				let e = {
					type: `error`,
					message: n,
					timestamp: Date.now()
				};
				l.then(() => this._enqueueTaskMessage(a, e, o), () => i?.send(n)).catch((e) => this._onerror(Error(`Failed to send an error response: ${e}`)));
			} else a && this._taskMessageQueue ? this._enqueueTaskMessage(a, {
				type: `error`,
				message: n,
				timestamp: Date.now()
			}, i?.sessionId).catch((e) => this._onerror(Error(`Failed to enqueue error response: ${e}`))) : i?.send(n).catch((e) => this._onerror(Error(`Failed to send an error response: ${e}`)));
			return;
		}
		let u = new AbortController();
		this._requestHandlerAbortControllers.set(e.id, u);
		let d = t.isTaskAugmentedRequestParams(e.params) ? e.params.task : void 0, f = this._taskStore ? this.requestTaskStore(e, i?.sessionId) : void 0, p = {
			signal: u.signal,
			sessionId: i?.sessionId,
			_meta: e.params?._meta,
			sendNotification: async (t) => {
				if (u.signal.aborted) return;
				let n = { relatedRequestId: e.id };
				a && (n.relatedTask = { taskId: a }), await this.notification(t, n);
			},
			sendRequest: async (n, r, i) => {
				if (u.signal.aborted) throw new t.McpError(t.ErrorCode.ConnectionClosed, `Request was cancelled`);
				let o = {
					...i,
					relatedRequestId: e.id
				};
				a && !o.relatedTask && (o.relatedTask = { taskId: a });
				let s = o.relatedTask?.taskId ?? a;
				return s && f && await f.updateTaskStatus(s, `input_required`), await this.request(n, r, o);
			},
			authInfo: n?.authInfo,
			requestId: e.id,
			requestInfo: n?.requestInfo,
			taskId: a,
			taskStore: f,
			taskRequestedTtl: d?.ttl,
			closeSSEStream: n?.closeSSEStream,
			closeStandaloneSSEStream: n?.closeStandaloneSSEStream
		};
		(l ?? Promise.resolve()).then(() => {
			if (l && u.signal.aborted) throw new t.McpError(t.ErrorCode.ConnectionClosed, `Request was cancelled`);
			d && this.assertTaskHandlerCapability(e.method);
		}).then(() => r(e, p)).then(async (t) => {
			if (u.signal.aborted) return;
			let n = {
				result: t,
				jsonrpc: `2.0`,
				id: e.id
			};
			a && this._taskMessageQueue ? await this._enqueueTaskMessage(a, {
				type: `response`,
				message: n,
				timestamp: Date.now()
			}, i?.sessionId) : await i?.send(n);
		}, async (n) => {
			if (u.signal.aborted) return;
			let r = {
				jsonrpc: `2.0`,
				id: e.id,
				error: {
					code: Number.isSafeInteger(n.code) ? n.code : t.ErrorCode.InternalError,
					message: n.message ?? `Internal error`,
					...n.data !== void 0 && { data: n.data }
				}
			};
			a && this._taskMessageQueue && c ? await this._enqueueTaskMessage(a, {
				type: `error`,
				message: r,
				timestamp: Date.now()
			}, i?.sessionId) : await i?.send(r);
		}).catch((e) => this._onerror(Error(`Failed to send response: ${e}`))).finally(() => {
			this._requestHandlerAbortControllers.get(e.id) === u && this._requestHandlerAbortControllers.delete(e.id);
		});
	}
	_onprogress(e) {
		let { progressToken: t, ...n } = e.params, r = Number(t), i = this._progressHandlers.get(r);
		if (!i) {
			this._onerror(Error(`Received a progress notification for an unknown token: ${JSON.stringify(e)}`));
			return;
		}
		let a = this._responseHandlers.get(r), o = this._timeoutInfo.get(r);
		if (o && a && o.resetTimeoutOnProgress) try {
			this._resetTimeout(r);
		} catch (e) {
			this._responseHandlers.delete(r), this._progressHandlers.delete(r), this._cleanupTimeout(r), a(e);
			return;
		}
		i(n);
	}
	_onresponse(e) {
		let n = Number(e.id), r = this._requestResolvers.get(n);
		if (r) {
			this._requestResolvers.delete(n), t.isJSONRPCResultResponse(e) ? r(e) : r(new t.McpError(e.error.code, e.error.message, e.error.data));
			return;
		}
		let i = this._responseHandlers.get(n);
		if (i === void 0) {
			this._onerror(Error(`Received a response for an unknown message ID: ${JSON.stringify(e)}`));
			return;
		}
		this._responseHandlers.delete(n), this._cleanupTimeout(n);
		let a = !1;
		if (t.isJSONRPCResultResponse(e) && e.result && typeof e.result == `object`) {
			let t = e.result;
			if (t.task && typeof t.task == `object`) {
				let e = t.task;
				typeof e.taskId == `string` && (a = !0, this._taskProgressTokens.set(e.taskId, n));
			}
		}
		a || this._progressHandlers.delete(n), t.isJSONRPCResultResponse(e) ? i(e) : i(t.McpError.fromError(e.error.code, e.error.message, e.error.data));
	}
	get transport() {
		return this._transport;
	}
	async close() {
		await this._transport?.close();
	}
	async *requestStream(e, n, r) {
		let { task: i } = r ?? {};
		if (!i) {
			try {
				yield {
					type: `result`,
					result: await this.request(e, n, r)
				};
			} catch (e) {
				yield {
					type: `error`,
					error: e instanceof t.McpError ? e : new t.McpError(t.ErrorCode.InternalError, String(e))
				};
			}
			return;
		}
		let a;
		try {
			let i = await this.request(e, t.CreateTaskResultSchema, r);
			if (i.task) a = i.task.taskId, yield {
				type: `taskCreated`,
				task: i.task
			};
			else throw new t.McpError(t.ErrorCode.InternalError, `Task creation did not return a task`);
			for (;;) {
				let e = await this.getTask({ taskId: a }, r);
				if (yield {
					type: `taskStatus`,
					task: e
				}, o(e.status)) {
					e.status === `completed` ? yield {
						type: `result`,
						result: await this.getTaskResult({ taskId: a }, n, r)
					} : e.status === `failed` ? yield {
						type: `error`,
						error: new t.McpError(t.ErrorCode.InternalError, `Task ${a} failed`)
					} : e.status === `cancelled` && (yield {
						type: `error`,
						error: new t.McpError(t.ErrorCode.InternalError, `Task ${a} was cancelled`)
					});
					return;
				}
				if (e.status === `input_required`) {
					yield {
						type: `result`,
						result: await this.getTaskResult({ taskId: a }, n, r)
					};
					return;
				}
				let i = e.pollInterval ?? this._options?.defaultTaskPollInterval ?? 1e3;
				await new Promise((e) => setTimeout(e, i)), r?.signal?.throwIfAborted();
			}
		} catch (e) {
			yield {
				type: `error`,
				error: e instanceof t.McpError ? e : new t.McpError(t.ErrorCode.InternalError, String(e))
			};
		}
	}
	request(e, n, i) {
		let { relatedRequestId: a, resumptionToken: o, onresumptiontoken: s, task: c, relatedTask: l } = i ?? {};
		return new Promise((u, d) => {
			let f = (e) => {
				d(e);
			};
			if (!this._transport) {
				f(Error(`Not connected`));
				return;
			}
			if (this._options?.enforceStrictCapabilities === !0) try {
				this.assertCapabilityForMethod(e.method), c && this.assertTaskCapability(e.method);
			} catch (e) {
				f(e);
				return;
			}
			i?.signal?.throwIfAborted();
			let p = this._requestMessageId++, m = {
				...e,
				jsonrpc: `2.0`,
				id: p
			};
			i?.onprogress && (this._progressHandlers.set(p, i.onprogress), m.params = {
				...e.params,
				_meta: {
					...e.params?._meta || {},
					progressToken: p
				}
			}), c && (m.params = {
				...m.params,
				task: c
			}), l && (m.params = {
				...m.params,
				_meta: {
					...m.params?._meta || {},
					[t.RELATED_TASK_META_KEY]: l
				}
			});
			let h = (e) => {
				this._responseHandlers.delete(p), this._progressHandlers.delete(p), this._cleanupTimeout(p), this._transport?.send({
					jsonrpc: `2.0`,
					method: `notifications/cancelled`,
					params: {
						requestId: p,
						reason: String(e)
					}
				}, {
					relatedRequestId: a,
					resumptionToken: o,
					onresumptiontoken: s
				}).catch((e) => this._onerror(Error(`Failed to send cancellation: ${e}`))), d(e instanceof t.McpError ? e : new t.McpError(t.ErrorCode.RequestTimeout, String(e)));
			};
			this._responseHandlers.set(p, (e) => {
				if (!i?.signal?.aborted) {
					if (e instanceof Error) return d(e);
					try {
						let t = r(n, e.result);
						t.success ? u(t.data) : d(t.error);
					} catch (e) {
						d(e);
					}
				}
			}), i?.signal?.addEventListener(`abort`, () => {
				h(i?.signal?.reason);
			});
			let g = i?.timeout ?? 6e4;
			this._setupTimeout(p, g, i?.maxTotalTimeout, () => h(t.McpError.fromError(t.ErrorCode.RequestTimeout, `Request timed out`, { timeout: g })), i?.resetTimeoutOnProgress ?? !1);
			let _ = l?.taskId;
			_ ? (this._requestResolvers.set(p, (e) => {
				let t = this._responseHandlers.get(p);
				t ? t(e) : this._onerror(Error(`Response handler missing for side-channeled request ${p}`));
			}), this._enqueueTaskMessage(_, {
				type: `request`,
				message: m,
				timestamp: Date.now()
			}).catch((e) => {
				this._cleanupTimeout(p), d(e);
			})) : this._transport.send(m, {
				relatedRequestId: a,
				resumptionToken: o,
				onresumptiontoken: s
			}).catch((e) => {
				this._cleanupTimeout(p), d(e);
			});
		});
	}
	async getTask(e, n) {
		return this.request({
			method: `tasks/get`,
			params: e
		}, t.GetTaskResultSchema, n);
	}
	async getTaskResult(e, t, n) {
		return this.request({
			method: `tasks/result`,
			params: e
		}, t, n);
	}
	async listTasks(e, n) {
		return this.request({
			method: `tasks/list`,
			params: e
		}, t.ListTasksResultSchema, n);
	}
	async cancelTask(e, n) {
		return this.request({
			method: `tasks/cancel`,
			params: e
		}, t.CancelTaskResultSchema, n);
	}
	async notification(e, n) {
		if (!this._transport) throw Error(`Not connected`);
		this.assertNotificationCapability(e.method);
		let r = n?.relatedTask?.taskId;
		if (r) {
			let i = {
				...e,
				jsonrpc: `2.0`,
				params: {
					...e.params,
					_meta: {
						...e.params?._meta || {},
						[t.RELATED_TASK_META_KEY]: n.relatedTask
					}
				}
			};
			await this._enqueueTaskMessage(r, {
				type: `notification`,
				message: i,
				timestamp: Date.now()
			});
			return;
		}
		if ((this._options?.debouncedNotificationMethods ?? []).includes(e.method) && !e.params && !n?.relatedRequestId && !n?.relatedTask) {
			if (this._pendingDebouncedNotifications.has(e.method)) return;
			this._pendingDebouncedNotifications.add(e.method), Promise.resolve().then(() => {
				if (this._pendingDebouncedNotifications.delete(e.method), !this._transport) return;
				let r = {
					...e,
					jsonrpc: `2.0`
				};
				n?.relatedTask && (r = {
					...r,
					params: {
						...r.params,
						_meta: {
							...r.params?._meta || {},
							[t.RELATED_TASK_META_KEY]: n.relatedTask
						}
					}
				}), this._transport?.send(r, n).catch((e) => this._onerror(e));
			});
			return;
		}
		let i = {
			...e,
			jsonrpc: `2.0`
		};
		n?.relatedTask && (i = {
			...i,
			params: {
				...i.params,
				_meta: {
					...i.params?._meta || {},
					[t.RELATED_TASK_META_KEY]: n.relatedTask
				}
			}
		}), await this._transport.send(i, n);
	}
	setRequestHandler(e, t) {
		let n = s(e);
		this.assertRequestHandlerCapability(n), this._requestHandlers.set(n, (n, r) => {
			let i = c(e, n);
			return Promise.resolve(t(i, r));
		});
	}
	removeRequestHandler(e) {
		this._requestHandlers.delete(e);
	}
	assertCanSetRequestHandler(e) {
		if (this._requestHandlers.has(e)) throw Error(`A request handler for ${e} already exists, which would be overridden`);
	}
	setNotificationHandler(e, t) {
		let n = s(e);
		this._notificationHandlers.set(n, (n) => {
			let r = c(e, n);
			return Promise.resolve(t(r));
		});
	}
	removeNotificationHandler(e) {
		this._notificationHandlers.delete(e);
	}
	_cleanupTaskProgressHandler(e) {
		let t = this._taskProgressTokens.get(e);
		t !== void 0 && (this._progressHandlers.delete(t), this._taskProgressTokens.delete(e));
	}
	async _enqueueTaskMessage(e, t, n) {
		if (!this._taskStore || !this._taskMessageQueue) throw Error(`Cannot enqueue task message: taskStore and taskMessageQueue are not configured`);
		let r = this._options?.maxTaskQueueSize;
		await this._taskMessageQueue.enqueue(e, t, n ?? this._transport?.sessionId, r);
	}
	async _clearTaskQueue(e, n) {
		if (this._taskMessageQueue) {
			let r = await this._taskMessageQueue.dequeueAll(e, n);
			for (let n of r) if (n.type === `request` && t.isJSONRPCRequest(n.message)) {
				let r = n.message.id, i = this._requestResolvers.get(r);
				i ? (i(new t.McpError(t.ErrorCode.InternalError, `Task cancelled or completed`)), this._requestResolvers.delete(r)) : this._onerror(Error(`Resolver missing for request ${r} during task ${e} cleanup`));
			}
		}
	}
	async _waitForTaskUpdate(e, n, r) {
		let i = this._options?.defaultTaskPollInterval ?? 1e3;
		try {
			let t = await this._taskStore?.getTask(e, r);
			t?.pollInterval && (i = t.pollInterval);
		} catch {}
		return new Promise((e, r) => {
			if (n.aborted) {
				r(new t.McpError(t.ErrorCode.InvalidRequest, `Request cancelled`));
				return;
			}
			let a = setTimeout(e, i);
			n.addEventListener(`abort`, () => {
				clearTimeout(a), r(new t.McpError(t.ErrorCode.InvalidRequest, `Request cancelled`));
			}, { once: !0 });
		});
	}
	requestTaskStore(e, n) {
		let r = this._taskStore;
		if (!r) throw Error(`No task store configured`);
		return {
			createTask: async (t) => {
				if (!e) throw Error(`No request provided`);
				return await r.createTask(t, e.id, {
					method: e.method,
					params: e.params
				}, n);
			},
			getTask: async (e) => {
				let i = await r.getTask(e, n);
				if (!i) throw new t.McpError(t.ErrorCode.InvalidParams, `Failed to retrieve task: Task not found`);
				return i;
			},
			storeTaskResult: async (e, i, a) => {
				await r.storeTaskResult(e, i, a, n);
				let s = await r.getTask(e, n);
				if (s) {
					let n = t.TaskStatusNotificationSchema.parse({
						method: `notifications/tasks/status`,
						params: s
					});
					await this.notification(n), o(s.status) && this._cleanupTaskProgressHandler(e);
				}
			},
			getTaskResult: (e) => r.getTaskResult(e, n),
			updateTaskStatus: async (e, i, a) => {
				let s = await r.getTask(e, n);
				if (!s) throw new t.McpError(t.ErrorCode.InvalidParams, `Task "${e}" not found - it may have been cleaned up`);
				if (o(s.status)) throw new t.McpError(t.ErrorCode.InvalidParams, `Cannot update task "${e}" from terminal status "${s.status}" to "${i}". Terminal states (completed, failed, cancelled) cannot transition to other states.`);
				await r.updateTaskStatus(e, i, a, n);
				let c = await r.getTask(e, n);
				if (c) {
					let n = t.TaskStatusNotificationSchema.parse({
						method: `notifications/tasks/status`,
						params: c
					});
					await this.notification(n), o(c.status) && this._cleanupTaskProgressHandler(e);
				}
			},
			listTasks: (e) => r.listTasks(e, n)
		};
	}
};
function d(e) {
	return typeof e == `object` && !!e && !Array.isArray(e);
}
function f(e, t) {
	let n = { ...e };
	for (let e in t) {
		let r = e, i = t[r];
		if (i === void 0) continue;
		let a = n[r];
		n[r] = d(a) && d(i) ? {
			...a,
			...i
		} : i;
	}
	return n;
}
var p = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.regexpCode = e.getEsmExportName = e.getProperty = e.safeStringify = e.stringify = e.strConcat = e.addCodeArg = e.str = e._ = e.nil = e._Code = e.Name = e.IDENTIFIER = e._CodeOrName = void 0;
	var t = class {};
	e._CodeOrName = t, e.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
	var n = class extends t {
		constructor(t) {
			if (super(), !e.IDENTIFIER.test(t)) throw Error(`CodeGen: name must be a valid identifier`);
			this.str = t;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			return !1;
		}
		get names() {
			return { [this.str]: 1 };
		}
	};
	e.Name = n;
	var r = class extends t {
		constructor(e) {
			super(), this._items = typeof e == `string` ? [e] : e;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			if (this._items.length > 1) return !1;
			let e = this._items[0];
			return e === `` || e === `""`;
		}
		get str() {
			return this._str ??= this._items.reduce((e, t) => `${e}${t}`, ``);
		}
		get names() {
			return this._names ??= this._items.reduce((e, t) => (t instanceof n && (e[t.str] = (e[t.str] || 0) + 1), e), {});
		}
	};
	e._Code = r, e.nil = new r(``);
	function i(e, ...t) {
		let n = [e[0]], i = 0;
		for (; i < t.length;) s(n, t[i]), n.push(e[++i]);
		return new r(n);
	}
	e._ = i;
	let a = new r(`+`);
	function o(e, ...t) {
		let n = [p(e[0])], i = 0;
		for (; i < t.length;) n.push(a), s(n, t[i]), n.push(a, p(e[++i]));
		return c(n), new r(n);
	}
	e.str = o;
	function s(e, t) {
		t instanceof r ? e.push(...t._items) : t instanceof n ? e.push(t) : e.push(d(t));
	}
	e.addCodeArg = s;
	function c(e) {
		let t = 1;
		for (; t < e.length - 1;) {
			if (e[t] === a) {
				let n = l(e[t - 1], e[t + 1]);
				if (n !== void 0) {
					e.splice(t - 1, 3, n);
					continue;
				}
				e[t++] = `+`;
			}
			t++;
		}
	}
	function l(e, t) {
		if (t === `""`) return e;
		if (e === `""`) return t;
		if (typeof e == `string`) return t instanceof n || e[e.length - 1] !== `"` ? void 0 : typeof t == `string` ? t[0] === `"` ? e.slice(0, -1) + t.slice(1) : void 0 : `${e.slice(0, -1)}${t}"`;
		if (typeof t == `string` && t[0] === `"` && !(e instanceof n)) return `"${e}${t.slice(1)}`;
	}
	function u(e, t) {
		return t.emptyStr() ? e : e.emptyStr() ? t : o`${e}${t}`;
	}
	e.strConcat = u;
	function d(e) {
		return typeof e == `number` || typeof e == `boolean` || e === null ? e : p(Array.isArray(e) ? e.join(`,`) : e);
	}
	function f(e) {
		return new r(p(e));
	}
	e.stringify = f;
	function p(e) {
		return JSON.stringify(e).replace(/\u2028/g, `\\u2028`).replace(/\u2029/g, `\\u2029`);
	}
	e.safeStringify = p;
	function m(t) {
		return typeof t == `string` && e.IDENTIFIER.test(t) ? new r(`.${t}`) : i`[${t}]`;
	}
	e.getProperty = m;
	function h(t) {
		if (typeof t == `string` && e.IDENTIFIER.test(t)) return new r(`${t}`);
		throw Error(`CodeGen: invalid export name: ${t}, use explicit $id name mapping`);
	}
	e.getEsmExportName = h;
	function g(e) {
		return new r(e.toString());
	}
	e.regexpCode = g;
})), m = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ValueScope = e.ValueScopeName = e.Scope = e.varKinds = e.UsedValueState = void 0;
	let t = p();
	var n = class extends Error {
		constructor(e) {
			super(`CodeGen: "code" for ${e} not defined`), this.value = e.value;
		}
	}, r;
	(function(e) {
		e[e.Started = 0] = `Started`, e[e.Completed = 1] = `Completed`;
	})(r || (e.UsedValueState = r = {})), e.varKinds = {
		const: new t.Name(`const`),
		let: new t.Name(`let`),
		var: new t.Name(`var`)
	};
	var i = class {
		constructor({ prefixes: e, parent: t } = {}) {
			this._names = {}, this._prefixes = e, this._parent = t;
		}
		toName(e) {
			return e instanceof t.Name ? e : this.name(e);
		}
		name(e) {
			return new t.Name(this._newName(e));
		}
		_newName(e) {
			let t = this._names[e] || this._nameGroup(e);
			return `${e}${t.index++}`;
		}
		_nameGroup(e) {
			if ((this._parent?._prefixes)?.has(e) || this._prefixes && !this._prefixes.has(e)) throw Error(`CodeGen: prefix "${e}" is not allowed in this scope`);
			return this._names[e] = {
				prefix: e,
				index: 0
			};
		}
	};
	e.Scope = i;
	var a = class extends t.Name {
		constructor(e, t) {
			super(t), this.prefix = e;
		}
		setValue(e, { property: n, itemIndex: r }) {
			this.value = e, this.scopePath = (0, t._)`.${new t.Name(n)}[${r}]`;
		}
	};
	e.ValueScopeName = a;
	let o = (0, t._)`\n`;
	e.ValueScope = class extends i {
		constructor(e) {
			super(e), this._values = {}, this._scope = e.scope, this.opts = {
				...e,
				_n: e.lines ? o : t.nil
			};
		}
		get() {
			return this._scope;
		}
		name(e) {
			return new a(e, this._newName(e));
		}
		value(e, t) {
			if (t.ref === void 0) throw Error(`CodeGen: ref must be passed in value`);
			let n = this.toName(e), { prefix: r } = n, i = t.key ?? t.ref, a = this._values[r];
			if (a) {
				let e = a.get(i);
				if (e) return e;
			} else a = this._values[r] = new Map();
			a.set(i, n);
			let o = this._scope[r] || (this._scope[r] = []), s = o.length;
			return o[s] = t.ref, n.setValue(t, {
				property: r,
				itemIndex: s
			}), n;
		}
		getValue(e, t) {
			let n = this._values[e];
			if (n) return n.get(t);
		}
		scopeRefs(e, n = this._values) {
			return this._reduceValues(n, (n) => {
				if (n.scopePath === void 0) throw Error(`CodeGen: name "${n}" has no value`);
				return (0, t._)`${e}${n.scopePath}`;
			});
		}
		scopeCode(e = this._values, t, n) {
			return this._reduceValues(e, (e) => {
				if (e.value === void 0) throw Error(`CodeGen: name "${e}" has no value`);
				return e.value.code;
			}, t, n);
		}
		_reduceValues(i, a, o = {}, s) {
			let c = t.nil;
			for (let l in i) {
				let u = i[l];
				if (!u) continue;
				let d = o[l] = o[l] || new Map();
				u.forEach((i) => {
					if (d.has(i)) return;
					d.set(i, r.Started);
					let o = a(i);
					if (o) {
						let n = this.opts.es5 ? e.varKinds.var : e.varKinds.const;
						c = (0, t._)`${c}${n} ${i} = ${o};${this.opts._n}`;
					} else if (o = s?.(i)) c = (0, t._)`${c}${o}${this.opts._n}`;
					else throw new n(i);
					d.set(i, r.Completed);
				});
			}
			return c;
		}
	};
})), h = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.or = e.and = e.not = e.CodeGen = e.operators = e.varKinds = e.ValueScopeName = e.ValueScope = e.Scope = e.Name = e.regexpCode = e.stringify = e.getProperty = e.nil = e.strConcat = e.str = e._ = void 0;
	let t = p(), n = m();
	var r = p();
	Object.defineProperty(e, "_", {
		enumerable: !0,
		get: function() {
			return r._;
		}
	}), Object.defineProperty(e, "str", {
		enumerable: !0,
		get: function() {
			return r.str;
		}
	}), Object.defineProperty(e, "strConcat", {
		enumerable: !0,
		get: function() {
			return r.strConcat;
		}
	}), Object.defineProperty(e, "nil", {
		enumerable: !0,
		get: function() {
			return r.nil;
		}
	}), Object.defineProperty(e, "getProperty", {
		enumerable: !0,
		get: function() {
			return r.getProperty;
		}
	}), Object.defineProperty(e, "stringify", {
		enumerable: !0,
		get: function() {
			return r.stringify;
		}
	}), Object.defineProperty(e, "regexpCode", {
		enumerable: !0,
		get: function() {
			return r.regexpCode;
		}
	}), Object.defineProperty(e, "Name", {
		enumerable: !0,
		get: function() {
			return r.Name;
		}
	});
	var i = m();
	Object.defineProperty(e, "Scope", {
		enumerable: !0,
		get: function() {
			return i.Scope;
		}
	}), Object.defineProperty(e, "ValueScope", {
		enumerable: !0,
		get: function() {
			return i.ValueScope;
		}
	}), Object.defineProperty(e, "ValueScopeName", {
		enumerable: !0,
		get: function() {
			return i.ValueScopeName;
		}
	}), Object.defineProperty(e, "varKinds", {
		enumerable: !0,
		get: function() {
			return i.varKinds;
		}
	}), e.operators = {
		GT: new t._Code(`>`),
		GTE: new t._Code(`>=`),
		LT: new t._Code(`<`),
		LTE: new t._Code(`<=`),
		EQ: new t._Code(`===`),
		NEQ: new t._Code(`!==`),
		NOT: new t._Code(`!`),
		OR: new t._Code(`||`),
		AND: new t._Code(`&&`),
		ADD: new t._Code(`+`)
	};
	var a = class {
		optimizeNodes() {
			return this;
		}
		optimizeNames(e, t) {
			return this;
		}
	}, o = class extends a {
		constructor(e, t, n) {
			super(), this.varKind = e, this.name = t, this.rhs = n;
		}
		render({ es5: e, _n: t }) {
			let r = e ? n.varKinds.var : this.varKind, i = this.rhs === void 0 ? `` : ` = ${this.rhs}`;
			return `${r} ${this.name}${i};` + t;
		}
		optimizeNames(e, t) {
			if (e[this.name.str]) return this.rhs &&= j(this.rhs, e, t), this;
		}
		get names() {
			return this.rhs instanceof t._CodeOrName ? this.rhs.names : {};
		}
	}, s = class extends a {
		constructor(e, t, n) {
			super(), this.lhs = e, this.rhs = t, this.sideEffects = n;
		}
		render({ _n: e }) {
			return `${this.lhs} = ${this.rhs};` + e;
		}
		optimizeNames(e, n) {
			if (!(this.lhs instanceof t.Name && !e[this.lhs.str] && !this.sideEffects)) return this.rhs = j(this.rhs, e, n), this;
		}
		get names() {
			return A(this.lhs instanceof t.Name ? {} : { ...this.lhs.names }, this.rhs);
		}
	}, c = class extends s {
		constructor(e, t, n, r) {
			super(e, n, r), this.op = t;
		}
		render({ _n: e }) {
			return `${this.lhs} ${this.op}= ${this.rhs};` + e;
		}
	}, l = class extends a {
		constructor(e) {
			super(), this.label = e, this.names = {};
		}
		render({ _n: e }) {
			return `${this.label}:` + e;
		}
	}, u = class extends a {
		constructor(e) {
			super(), this.label = e, this.names = {};
		}
		render({ _n: e }) {
			return `break${this.label ? ` ${this.label}` : ``};` + e;
		}
	}, d = class extends a {
		constructor(e) {
			super(), this.error = e;
		}
		render({ _n: e }) {
			return `throw ${this.error};` + e;
		}
		get names() {
			return this.error.names;
		}
	}, f = class extends a {
		constructor(e) {
			super(), this.code = e;
		}
		render({ _n: e }) {
			return `${this.code};` + e;
		}
		optimizeNodes() {
			return `${this.code}` ? this : void 0;
		}
		optimizeNames(e, t) {
			return this.code = j(this.code, e, t), this;
		}
		get names() {
			return this.code instanceof t._CodeOrName ? this.code.names : {};
		}
	}, h = class extends a {
		constructor(e = []) {
			super(), this.nodes = e;
		}
		render(e) {
			return this.nodes.reduce((t, n) => t + n.render(e), ``);
		}
		optimizeNodes() {
			let { nodes: e } = this, t = e.length;
			for (; t--;) {
				let n = e[t].optimizeNodes();
				Array.isArray(n) ? e.splice(t, 1, ...n) : n ? e[t] = n : e.splice(t, 1);
			}
			return e.length > 0 ? this : void 0;
		}
		optimizeNames(e, t) {
			let { nodes: n } = this, r = n.length;
			for (; r--;) {
				let i = n[r];
				i.optimizeNames(e, t) || (M(e, i.names), n.splice(r, 1));
			}
			return n.length > 0 ? this : void 0;
		}
		get names() {
			return this.nodes.reduce((e, t) => k(e, t.names), {});
		}
	}, g = class extends h {
		render(e) {
			return `{` + e._n + super.render(e) + `}` + e._n;
		}
	}, _ = class extends h {}, v = class extends g {};
	v.kind = `else`;
	var y = class e extends g {
		constructor(e, t) {
			super(t), this.condition = e;
		}
		render(e) {
			let t = `if(${this.condition})` + super.render(e);
			return this.else && (t += `else ` + this.else.render(e)), t;
		}
		optimizeNodes() {
			super.optimizeNodes();
			let t = this.condition;
			if (t === !0) return this.nodes;
			let n = this.else;
			if (n) {
				let e = n.optimizeNodes();
				n = this.else = Array.isArray(e) ? new v(e) : e;
			}
			if (n) return t === !1 ? n instanceof e ? n : n.nodes : this.nodes.length ? this : new e(N(t), n instanceof e ? [n] : n.nodes);
			if (t !== !1 && this.nodes.length) return this;
		}
		optimizeNames(e, t) {
			if (this.else = this.else?.optimizeNames(e, t), super.optimizeNames(e, t) || this.else) return this.condition = j(this.condition, e, t), this;
		}
		get names() {
			let e = super.names;
			return A(e, this.condition), this.else && k(e, this.else.names), e;
		}
	};
	y.kind = `if`;
	var b = class extends g {};
	b.kind = `for`;
	var x = class extends b {
		constructor(e) {
			super(), this.iteration = e;
		}
		render(e) {
			return `for(${this.iteration})` + super.render(e);
		}
		optimizeNames(e, t) {
			if (super.optimizeNames(e, t)) return this.iteration = j(this.iteration, e, t), this;
		}
		get names() {
			return k(super.names, this.iteration.names);
		}
	}, S = class extends b {
		constructor(e, t, n, r) {
			super(), this.varKind = e, this.name = t, this.from = n, this.to = r;
		}
		render(e) {
			let t = e.es5 ? n.varKinds.var : this.varKind, { name: r, from: i, to: a } = this;
			return `for(${t} ${r}=${i}; ${r}<${a}; ${r}++)` + super.render(e);
		}
		get names() {
			return A(A(super.names, this.from), this.to);
		}
	}, C = class extends b {
		constructor(e, t, n, r) {
			super(), this.loop = e, this.varKind = t, this.name = n, this.iterable = r;
		}
		render(e) {
			return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(e);
		}
		optimizeNames(e, t) {
			if (super.optimizeNames(e, t)) return this.iterable = j(this.iterable, e, t), this;
		}
		get names() {
			return k(super.names, this.iterable.names);
		}
	}, w = class extends g {
		constructor(e, t, n) {
			super(), this.name = e, this.args = t, this.async = n;
		}
		render(e) {
			return `${this.async ? `async ` : ``}function ${this.name}(${this.args})` + super.render(e);
		}
	};
	w.kind = `func`;
	var T = class extends h {
		render(e) {
			return `return ` + super.render(e);
		}
	};
	T.kind = `return`;
	var E = class extends g {
		render(e) {
			let t = `try` + super.render(e);
			return this.catch && (t += this.catch.render(e)), this.finally && (t += this.finally.render(e)), t;
		}
		optimizeNodes() {
			var e, t;
			return super.optimizeNodes(), (e = this.catch) == null || e.optimizeNodes(), (t = this.finally) == null || t.optimizeNodes(), this;
		}
		optimizeNames(e, t) {
			var n, r;
			return super.optimizeNames(e, t), (n = this.catch) == null || n.optimizeNames(e, t), (r = this.finally) == null || r.optimizeNames(e, t), this;
		}
		get names() {
			let e = super.names;
			return this.catch && k(e, this.catch.names), this.finally && k(e, this.finally.names), e;
		}
	}, D = class extends g {
		constructor(e) {
			super(), this.error = e;
		}
		render(e) {
			return `catch(${this.error})` + super.render(e);
		}
	};
	D.kind = `catch`;
	var O = class extends g {
		render(e) {
			return `finally` + super.render(e);
		}
	};
	O.kind = `finally`, e.CodeGen = class {
		constructor(e, t = {}) {
			this._values = {}, this._blockStarts = [], this._constants = {}, this.opts = {
				...t,
				_n: t.lines ? `
` : ``
			}, this._extScope = e, this._scope = new n.Scope({ parent: e }), this._nodes = [new _()];
		}
		toString() {
			return this._root.render(this.opts);
		}
		name(e) {
			return this._scope.name(e);
		}
		scopeName(e) {
			return this._extScope.name(e);
		}
		scopeValue(e, t) {
			let n = this._extScope.value(e, t);
			return (this._values[n.prefix] || (this._values[n.prefix] = new Set())).add(n), n;
		}
		getScopeValue(e, t) {
			return this._extScope.getValue(e, t);
		}
		scopeRefs(e) {
			return this._extScope.scopeRefs(e, this._values);
		}
		scopeCode() {
			return this._extScope.scopeCode(this._values);
		}
		_def(e, t, n, r) {
			let i = this._scope.toName(t);
			return n !== void 0 && r && (this._constants[i.str] = n), this._leafNode(new o(e, i, n)), i;
		}
		const(e, t, r) {
			return this._def(n.varKinds.const, e, t, r);
		}
		let(e, t, r) {
			return this._def(n.varKinds.let, e, t, r);
		}
		var(e, t, r) {
			return this._def(n.varKinds.var, e, t, r);
		}
		assign(e, t, n) {
			return this._leafNode(new s(e, t, n));
		}
		add(t, n) {
			return this._leafNode(new c(t, e.operators.ADD, n));
		}
		code(e) {
			return typeof e == `function` ? e() : e !== t.nil && this._leafNode(new f(e)), this;
		}
		object(...e) {
			let n = [`{`];
			for (let [r, i] of e) n.length > 1 && n.push(`,`), n.push(r), (r !== i || this.opts.es5) && (n.push(`:`), (0, t.addCodeArg)(n, i));
			return n.push(`}`), new t._Code(n);
		}
		if(e, t, n) {
			if (this._blockNode(new y(e)), t && n) this.code(t).else().code(n).endIf();
			else if (t) this.code(t).endIf();
			else if (n) throw Error(`CodeGen: "else" body without "then" body`);
			return this;
		}
		elseIf(e) {
			return this._elseNode(new y(e));
		}
		else() {
			return this._elseNode(new v());
		}
		endIf() {
			return this._endBlockNode(y, v);
		}
		_for(e, t) {
			return this._blockNode(e), t && this.code(t).endFor(), this;
		}
		for(e, t) {
			return this._for(new x(e), t);
		}
		forRange(e, t, r, i, a = this.opts.es5 ? n.varKinds.var : n.varKinds.let) {
			let o = this._scope.toName(e);
			return this._for(new S(a, o, t, r), () => i(o));
		}
		forOf(e, r, i, a = n.varKinds.const) {
			let o = this._scope.toName(e);
			if (this.opts.es5) {
				let e = r instanceof t.Name ? r : this.var(`_arr`, r);
				return this.forRange(`_i`, 0, (0, t._)`${e}.length`, (n) => {
					this.var(o, (0, t._)`${e}[${n}]`), i(o);
				});
			}
			return this._for(new C(`of`, a, o, r), () => i(o));
		}
		forIn(e, r, i, a = this.opts.es5 ? n.varKinds.var : n.varKinds.const) {
			if (this.opts.ownProperties) return this.forOf(e, (0, t._)`Object.keys(${r})`, i);
			let o = this._scope.toName(e);
			return this._for(new C(`in`, a, o, r), () => i(o));
		}
		endFor() {
			return this._endBlockNode(b);
		}
		label(e) {
			return this._leafNode(new l(e));
		}
		break(e) {
			return this._leafNode(new u(e));
		}
		return(e) {
			let t = new T();
			if (this._blockNode(t), this.code(e), t.nodes.length !== 1) throw Error(`CodeGen: "return" should have one node`);
			return this._endBlockNode(T);
		}
		try(e, t, n) {
			if (!t && !n) throw Error(`CodeGen: "try" without "catch" and "finally"`);
			let r = new E();
			if (this._blockNode(r), this.code(e), t) {
				let e = this.name(`e`);
				this._currNode = r.catch = new D(e), t(e);
			}
			return n && (this._currNode = r.finally = new O(), this.code(n)), this._endBlockNode(D, O);
		}
		throw(e) {
			return this._leafNode(new d(e));
		}
		block(e, t) {
			return this._blockStarts.push(this._nodes.length), e && this.code(e).endBlock(t), this;
		}
		endBlock(e) {
			let t = this._blockStarts.pop();
			if (t === void 0) throw Error(`CodeGen: not in self-balancing block`);
			let n = this._nodes.length - t;
			if (n < 0 || e !== void 0 && n !== e) throw Error(`CodeGen: wrong number of nodes: ${n} vs ${e} expected`);
			return this._nodes.length = t, this;
		}
		func(e, n = t.nil, r, i) {
			return this._blockNode(new w(e, n, r)), i && this.code(i).endFunc(), this;
		}
		endFunc() {
			return this._endBlockNode(w);
		}
		optimize(e = 1) {
			for (; e-- > 0;) this._root.optimizeNodes(), this._root.optimizeNames(this._root.names, this._constants);
		}
		_leafNode(e) {
			return this._currNode.nodes.push(e), this;
		}
		_blockNode(e) {
			this._currNode.nodes.push(e), this._nodes.push(e);
		}
		_endBlockNode(e, t) {
			let n = this._currNode;
			if (n instanceof e || t && n instanceof t) return this._nodes.pop(), this;
			throw Error(`CodeGen: not in block "${t ? `${e.kind}/${t.kind}` : e.kind}"`);
		}
		_elseNode(e) {
			let t = this._currNode;
			if (!(t instanceof y)) throw Error(`CodeGen: "else" without "if"`);
			return this._currNode = t.else = e, this;
		}
		get _root() {
			return this._nodes[0];
		}
		get _currNode() {
			let e = this._nodes;
			return e[e.length - 1];
		}
		set _currNode(e) {
			let t = this._nodes;
			t[t.length - 1] = e;
		}
	};
	function k(e, t) {
		for (let n in t) e[n] = (e[n] || 0) + (t[n] || 0);
		return e;
	}
	function A(e, n) {
		return n instanceof t._CodeOrName ? k(e, n.names) : e;
	}
	function j(e, n, r) {
		return e instanceof t.Name ? i(e) : a(e) ? new t._Code(e._items.reduce((e, n) => (n instanceof t.Name && (n = i(n)), n instanceof t._Code ? e.push(...n._items) : e.push(n), e), [])) : e;
		function i(e) {
			let t = r[e.str];
			return t === void 0 || n[e.str] !== 1 ? e : (delete n[e.str], t);
		}
		function a(e) {
			return e instanceof t._Code && e._items.some((e) => e instanceof t.Name && n[e.str] === 1 && r[e.str] !== void 0);
		}
	}
	function M(e, t) {
		for (let n in t) e[n] = (e[n] || 0) - (t[n] || 0);
	}
	function N(e) {
		return typeof e == `boolean` || typeof e == `number` || e === null ? !e : (0, t._)`!${z(e)}`;
	}
	e.not = N;
	let P = R(e.operators.AND);
	function F(...e) {
		return e.reduce(P);
	}
	e.and = F;
	let I = R(e.operators.OR);
	function L(...e) {
		return e.reduce(I);
	}
	e.or = L;
	function R(e) {
		return (n, r) => n === t.nil ? r : r === t.nil ? n : (0, t._)`${z(n)} ${e} ${z(r)}`;
	}
	function z(e) {
		return e instanceof t.Name ? e : (0, t._)`(${e})`;
	}
})), g = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.checkStrictMode = e.getErrorPath = e.Type = e.useFunc = e.setEvaluated = e.evaluatedPropsToName = e.mergeEvaluated = e.eachItem = e.unescapeJsonPointer = e.escapeJsonPointer = e.escapeFragment = e.unescapeFragment = e.schemaRefOrVal = e.schemaHasRulesButRef = e.schemaHasRules = e.checkUnknownRules = e.alwaysValidSchema = e.toHash = void 0;
	let t = h(), n = p();
	function r(e) {
		let t = {};
		for (let n of e) t[n] = !0;
		return t;
	}
	e.toHash = r;
	function i(e, t) {
		return typeof t == `boolean` ? t : Object.keys(t).length === 0 || (a(e, t), !o(t, e.self.RULES.all));
	}
	e.alwaysValidSchema = i;
	function a(e, t = e.schema) {
		let { opts: n, self: r } = e;
		if (!n.strictSchema || typeof t == `boolean`) return;
		let i = r.RULES.keywords;
		for (let n in t) i[n] || C(e, `unknown keyword: "${n}"`);
	}
	e.checkUnknownRules = a;
	function o(e, t) {
		if (typeof e == `boolean`) return !e;
		for (let n in e) if (t[n]) return !0;
		return !1;
	}
	e.schemaHasRules = o;
	function s(e, t) {
		if (typeof e == `boolean`) return !e;
		for (let n in e) if (n !== `$ref` && t.all[n]) return !0;
		return !1;
	}
	e.schemaHasRulesButRef = s;
	function c({ topSchemaRef: e, schemaPath: n }, r, i, a) {
		if (!a) {
			if (typeof r == `number` || typeof r == `boolean`) return r;
			if (typeof r == `string`) return (0, t._)`${r}`;
		}
		return (0, t._)`${e}${n}${(0, t.getProperty)(i)}`;
	}
	e.schemaRefOrVal = c;
	function l(e) {
		return f(decodeURIComponent(e));
	}
	e.unescapeFragment = l;
	function u(e) {
		return encodeURIComponent(d(e));
	}
	e.escapeFragment = u;
	function d(e) {
		return typeof e == `number` ? `${e}` : e.replace(/~/g, `~0`).replace(/\//g, `~1`);
	}
	e.escapeJsonPointer = d;
	function f(e) {
		return e.replace(/~1/g, `/`).replace(/~0/g, `~`);
	}
	e.unescapeJsonPointer = f;
	function m(e, t) {
		if (Array.isArray(e)) for (let n of e) t(n);
		else t(e);
	}
	e.eachItem = m;
	function g({ mergeNames: e, mergeToName: n, mergeValues: r, resultToName: i }) {
		return (a, o, s, c) => {
			let l = s === void 0 ? o : s instanceof t.Name ? (o instanceof t.Name ? e(a, o, s) : n(a, o, s), s) : o instanceof t.Name ? (n(a, s, o), o) : r(o, s);
			return c === t.Name && !(l instanceof t.Name) ? i(a, l) : l;
		};
	}
	e.mergeEvaluated = {
		props: g({
			mergeNames: (e, n, r) => e.if((0, t._)`${r} !== true && ${n} !== undefined`, () => {
				e.if((0, t._)`${n} === true`, () => e.assign(r, !0), () => e.assign(r, (0, t._)`${r} || {}`).code((0, t._)`Object.assign(${r}, ${n})`));
			}),
			mergeToName: (e, n, r) => e.if((0, t._)`${r} !== true`, () => {
				n === !0 ? e.assign(r, !0) : (e.assign(r, (0, t._)`${r} || {}`), v(e, r, n));
			}),
			mergeValues: (e, t) => e === !0 || {
				...e,
				...t
			},
			resultToName: _
		}),
		items: g({
			mergeNames: (e, n, r) => e.if((0, t._)`${r} !== true && ${n} !== undefined`, () => e.assign(r, (0, t._)`${n} === true ? true : ${r} > ${n} ? ${r} : ${n}`)),
			mergeToName: (e, n, r) => e.if((0, t._)`${r} !== true`, () => e.assign(r, n === !0 || (0, t._)`${r} > ${n} ? ${r} : ${n}`)),
			mergeValues: (e, t) => e === !0 || Math.max(e, t),
			resultToName: (e, t) => e.var(`items`, t)
		})
	};
	function _(e, n) {
		if (n === !0) return e.var(`props`, !0);
		let r = e.var(`props`, (0, t._)`{}`);
		return n !== void 0 && v(e, r, n), r;
	}
	e.evaluatedPropsToName = _;
	function v(e, n, r) {
		Object.keys(r).forEach((r) => e.assign((0, t._)`${n}${(0, t.getProperty)(r)}`, !0));
	}
	e.setEvaluated = v;
	let y = {};
	function b(e, t) {
		return e.scopeValue(`func`, {
			ref: t,
			code: y[t.code] || (y[t.code] = new n._Code(t.code))
		});
	}
	e.useFunc = b;
	var x;
	(function(e) {
		e[e.Num = 0] = `Num`, e[e.Str = 1] = `Str`;
	})(x || (e.Type = x = {}));
	function S(e, n, r) {
		if (e instanceof t.Name) {
			let i = n === x.Num;
			return r ? i ? (0, t._)`"[" + ${e} + "]"` : (0, t._)`"['" + ${e} + "']"` : i ? (0, t._)`"/" + ${e}` : (0, t._)`"/" + ${e}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
		}
		return r ? (0, t.getProperty)(e).toString() : `/` + d(e);
	}
	e.getErrorPath = S;
	function C(e, t, n = e.opts.strictSchema) {
		if (n) {
			if (t = `strict mode: ${t}`, n === !0) throw Error(t);
			e.self.logger.warn(t);
		}
	}
	e.checkStrictMode = C;
})), _ = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h();
	e.default = {
		data: new t.Name(`data`),
		valCxt: new t.Name(`valCxt`),
		instancePath: new t.Name(`instancePath`),
		parentData: new t.Name(`parentData`),
		parentDataProperty: new t.Name(`parentDataProperty`),
		rootData: new t.Name(`rootData`),
		dynamicAnchors: new t.Name(`dynamicAnchors`),
		vErrors: new t.Name(`vErrors`),
		errors: new t.Name(`errors`),
		this: new t.Name(`this`),
		self: new t.Name(`self`),
		scope: new t.Name(`scope`),
		json: new t.Name(`json`),
		jsonPos: new t.Name(`jsonPos`),
		jsonLen: new t.Name(`jsonLen`),
		jsonPart: new t.Name(`jsonPart`)
	};
})), v = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.extendErrors = e.resetErrorsCount = e.reportExtraError = e.reportError = e.keyword$DataError = e.keywordError = void 0;
	let t = h(), n = g(), r = _();
	e.keywordError = { message: ({ keyword: e }) => (0, t.str)`must pass "${e}" keyword validation` }, e.keyword$DataError = { message: ({ keyword: e, schemaType: n }) => n ? (0, t.str)`"${e}" keyword must be ${n} ($data)` : (0, t.str)`"${e}" keyword is invalid ($data)` };
	function i(n, r = e.keywordError, i, a) {
		let { it: o } = n, { gen: s, compositeRule: u, allErrors: f } = o, p = d(n, r, i);
		a ?? (u || f) ? c(s, p) : l(o, (0, t._)`[${p}]`);
	}
	e.reportError = i;
	function a(t, n = e.keywordError, i) {
		let { it: a } = t, { gen: o, compositeRule: s, allErrors: u } = a;
		c(o, d(t, n, i)), s || u || l(a, r.default.vErrors);
	}
	e.reportExtraError = a;
	function o(e, n) {
		e.assign(r.default.errors, n), e.if((0, t._)`${r.default.vErrors} !== null`, () => e.if(n, () => e.assign((0, t._)`${r.default.vErrors}.length`, n), () => e.assign(r.default.vErrors, null)));
	}
	e.resetErrorsCount = o;
	function s({ gen: e, keyword: n, schemaValue: i, data: a, errsCount: o, it: s }) {
		if (o === void 0) throw Error(`ajv implementation error`);
		let c = e.name(`err`);
		e.forRange(`i`, o, r.default.errors, (o) => {
			e.const(c, (0, t._)`${r.default.vErrors}[${o}]`), e.if((0, t._)`${c}.instancePath === undefined`, () => e.assign((0, t._)`${c}.instancePath`, (0, t.strConcat)(r.default.instancePath, s.errorPath))), e.assign((0, t._)`${c}.schemaPath`, (0, t.str)`${s.errSchemaPath}/${n}`), s.opts.verbose && (e.assign((0, t._)`${c}.schema`, i), e.assign((0, t._)`${c}.data`, a));
		});
	}
	e.extendErrors = s;
	function c(e, n) {
		let i = e.const(`err`, n);
		e.if((0, t._)`${r.default.vErrors} === null`, () => e.assign(r.default.vErrors, (0, t._)`[${i}]`), (0, t._)`${r.default.vErrors}.push(${i})`), e.code((0, t._)`${r.default.errors}++`);
	}
	function l(e, n) {
		let { gen: r, validateName: i, schemaEnv: a } = e;
		a.$async ? r.throw((0, t._)`new ${e.ValidationError}(${n})`) : (r.assign((0, t._)`${i}.errors`, n), r.return(!1));
	}
	let u = {
		keyword: new t.Name(`keyword`),
		schemaPath: new t.Name(`schemaPath`),
		params: new t.Name(`params`),
		propertyName: new t.Name(`propertyName`),
		message: new t.Name(`message`),
		schema: new t.Name(`schema`),
		parentSchema: new t.Name(`parentSchema`)
	};
	function d(e, n, r) {
		let { createErrors: i } = e.it;
		return i === !1 ? (0, t._)`{}` : f(e, n, r);
	}
	function f(e, t, n = {}) {
		let { gen: r, it: i } = e, a = [p(i, n), m(e, n)];
		return v(e, t, a), r.object(...a);
	}
	function p({ errorPath: e }, { instancePath: i }) {
		let a = i ? (0, t.str)`${e}${(0, n.getErrorPath)(i, n.Type.Str)}` : e;
		return [r.default.instancePath, (0, t.strConcat)(r.default.instancePath, a)];
	}
	function m({ keyword: e, it: { errSchemaPath: r } }, { schemaPath: i, parentSchema: a }) {
		let o = a ? r : (0, t.str)`${r}/${e}`;
		return i && (o = (0, t.str)`${o}${(0, n.getErrorPath)(i, n.Type.Str)}`), [u.schemaPath, o];
	}
	function v(e, { params: n, message: i }, a) {
		let { keyword: o, data: s, schemaValue: c, it: l } = e, { opts: d, propertyName: f, topSchemaRef: p, schemaPath: m } = l;
		a.push([u.keyword, o], [u.params, typeof n == `function` ? n(e) : n || (0, t._)`{}`]), d.messages && a.push([u.message, typeof i == `function` ? i(e) : i]), d.verbose && a.push([u.schema, c], [u.parentSchema, (0, t._)`${p}${m}`], [r.default.data, s]), f && a.push([u.propertyName, f]);
	}
})), y = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.boolOrEmptySchema = e.topBoolOrEmptySchema = void 0;
	let t = v(), n = h(), r = _(), i = { message: `boolean schema is false` };
	function a(e) {
		let { gen: t, schema: i, validateName: a } = e;
		i === !1 ? s(e, !1) : typeof i == `object` && i.$async === !0 ? t.return(r.default.data) : (t.assign((0, n._)`${a}.errors`, null), t.return(!0));
	}
	e.topBoolOrEmptySchema = a;
	function o(e, t) {
		let { gen: n, schema: r } = e;
		r === !1 ? (n.var(t, !1), s(e)) : n.var(t, !0);
	}
	e.boolOrEmptySchema = o;
	function s(e, n) {
		let { gen: r, data: a } = e, o = {
			gen: r,
			keyword: `false schema`,
			data: a,
			schema: !1,
			schemaCode: !1,
			schemaValue: !1,
			params: {},
			it: e
		};
		(0, t.reportError)(o, i, void 0, n);
	}
})), b = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getRules = e.isJSONType = void 0;
	let t = new Set([
		`string`,
		`number`,
		`integer`,
		`boolean`,
		`null`,
		`object`,
		`array`
	]);
	function n(e) {
		return typeof e == `string` && t.has(e);
	}
	e.isJSONType = n;
	function r() {
		let e = {
			number: {
				type: `number`,
				rules: []
			},
			string: {
				type: `string`,
				rules: []
			},
			array: {
				type: `array`,
				rules: []
			},
			object: {
				type: `object`,
				rules: []
			}
		};
		return {
			types: {
				...e,
				integer: !0,
				boolean: !0,
				null: !0
			},
			rules: [
				{ rules: [] },
				e.number,
				e.string,
				e.array,
				e.object
			],
			post: { rules: [] },
			all: {},
			keywords: {}
		};
	}
	e.getRules = r;
})), x = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.shouldUseRule = e.shouldUseGroup = e.schemaHasRulesForType = void 0;
	function t({ schema: e, self: t }, r) {
		let i = t.RULES.types[r];
		return i && i !== !0 && n(e, i);
	}
	e.schemaHasRulesForType = t;
	function n(e, t) {
		return t.rules.some((t) => r(e, t));
	}
	e.shouldUseGroup = n;
	function r(e, t) {
		return e[t.keyword] !== void 0 || t.definition.implements?.some((t) => e[t] !== void 0);
	}
	e.shouldUseRule = r;
})), S = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.reportTypeError = e.checkDataTypes = e.checkDataType = e.coerceAndCheckDataType = e.getJSONTypes = e.getSchemaTypes = e.DataType = void 0;
	let t = b(), n = x(), r = v(), i = h(), a = g();
	var o;
	(function(e) {
		e[e.Correct = 0] = `Correct`, e[e.Wrong = 1] = `Wrong`;
	})(o || (e.DataType = o = {}));
	function s(e) {
		let t = c(e.type);
		if (t.includes(`null`)) {
			if (e.nullable === !1) throw Error(`type: null contradicts nullable: false`);
		} else {
			if (!t.length && e.nullable !== void 0) throw Error(`"nullable" cannot be used without "type"`);
			e.nullable === !0 && t.push(`null`);
		}
		return t;
	}
	e.getSchemaTypes = s;
	function c(e) {
		let n = Array.isArray(e) ? e : e ? [e] : [];
		if (n.every(t.isJSONType)) return n;
		throw Error(`type must be JSONType or JSONType[]: ` + n.join(`,`));
	}
	e.getJSONTypes = c;
	function l(e, t) {
		let { gen: r, data: i, opts: a } = e, s = d(t, a.coerceTypes), c = t.length > 0 && !(s.length === 0 && t.length === 1 && (0, n.schemaHasRulesForType)(e, t[0]));
		if (c) {
			let n = _(t, i, a.strictNumbers, o.Wrong);
			r.if(n, () => {
				s.length ? f(e, t, s) : S(e);
			});
		}
		return c;
	}
	e.coerceAndCheckDataType = l;
	let u = new Set([
		`string`,
		`number`,
		`integer`,
		`boolean`,
		`null`
	]);
	function d(e, t) {
		return t ? e.filter((e) => u.has(e) || t === `array` && e === `array`) : [];
	}
	function f(e, t, n) {
		let { gen: r, data: a, opts: o } = e, s = r.let(`dataType`, (0, i._)`typeof ${a}`), c = r.let(`coerced`, (0, i._)`undefined`);
		o.coerceTypes === `array` && r.if((0, i._)`${s} == 'object' && Array.isArray(${a}) && ${a}.length == 1`, () => r.assign(a, (0, i._)`${a}[0]`).assign(s, (0, i._)`typeof ${a}`).if(_(t, a, o.strictNumbers), () => r.assign(c, a))), r.if((0, i._)`${c} !== undefined`);
		for (let e of n) (u.has(e) || e === `array` && o.coerceTypes === `array`) && l(e);
		r.else(), S(e), r.endIf(), r.if((0, i._)`${c} !== undefined`, () => {
			r.assign(a, c), p(e, c);
		});
		function l(e) {
			switch (e) {
				case `string`:
					r.elseIf((0, i._)`${s} == "number" || ${s} == "boolean"`).assign(c, (0, i._)`"" + ${a}`).elseIf((0, i._)`${a} === null`).assign(c, (0, i._)`""`);
					return;
				case `number`:
					r.elseIf((0, i._)`${s} == "boolean" || ${a} === null
              || (${s} == "string" && ${a} && ${a} == +${a})`).assign(c, (0, i._)`+${a}`);
					return;
				case `integer`:
					r.elseIf((0, i._)`${s} === "boolean" || ${a} === null
              || (${s} === "string" && ${a} && ${a} == +${a} && !(${a} % 1))`).assign(c, (0, i._)`+${a}`);
					return;
				case `boolean`:
					r.elseIf((0, i._)`${a} === "false" || ${a} === 0 || ${a} === null`).assign(c, !1).elseIf((0, i._)`${a} === "true" || ${a} === 1`).assign(c, !0);
					return;
				case `null`:
					r.elseIf((0, i._)`${a} === "" || ${a} === 0 || ${a} === false`), r.assign(c, null);
					return;
				case `array`: r.elseIf((0, i._)`${s} === "string" || ${s} === "number"
              || ${s} === "boolean" || ${a} === null`).assign(c, (0, i._)`[${a}]`);
			}
		}
	}
	function p({ gen: e, parentData: t, parentDataProperty: n }, r) {
		e.if((0, i._)`${t} !== undefined`, () => e.assign((0, i._)`${t}[${n}]`, r));
	}
	function m(e, t, n, r = o.Correct) {
		let a = r === o.Correct ? i.operators.EQ : i.operators.NEQ, s;
		switch (e) {
			case `null`: return (0, i._)`${t} ${a} null`;
			case `array`:
				s = (0, i._)`Array.isArray(${t})`;
				break;
			case `object`:
				s = (0, i._)`${t} && typeof ${t} == "object" && !Array.isArray(${t})`;
				break;
			case `integer`:
				s = c((0, i._)`!(${t} % 1) && !isNaN(${t})`);
				break;
			case `number`:
				s = c();
				break;
			default: return (0, i._)`typeof ${t} ${a} ${e}`;
		}
		return r === o.Correct ? s : (0, i.not)(s);
		function c(e = i.nil) {
			return (0, i.and)((0, i._)`typeof ${t} == "number"`, e, n ? (0, i._)`isFinite(${t})` : i.nil);
		}
	}
	e.checkDataType = m;
	function _(e, t, n, r) {
		if (e.length === 1) return m(e[0], t, n, r);
		let o, s = (0, a.toHash)(e);
		if (s.array && s.object) {
			let e = (0, i._)`typeof ${t} != "object"`;
			o = s.null ? e : (0, i._)`!${t} || ${e}`, delete s.null, delete s.array, delete s.object;
		} else o = i.nil;
		s.number && delete s.integer;
		for (let e in s) o = (0, i.and)(o, m(e, t, n, r));
		return o;
	}
	e.checkDataTypes = _;
	let y = {
		message: ({ schema: e }) => `must be ${e}`,
		params: ({ schema: e, schemaValue: t }) => typeof e == `string` ? (0, i._)`{type: ${e}}` : (0, i._)`{type: ${t}}`
	};
	function S(e) {
		let t = C(e);
		(0, r.reportError)(t, y);
	}
	e.reportTypeError = S;
	function C(e) {
		let { gen: t, data: n, schema: r } = e, i = (0, a.schemaRefOrVal)(e, r, `type`);
		return {
			gen: t,
			keyword: `type`,
			data: n,
			schema: r.type,
			schemaCode: i,
			schemaValue: i,
			parentSchema: r,
			params: {},
			it: e
		};
	}
})), C = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.assignDefaults = void 0;
	let t = h(), n = g();
	function r(e, t) {
		let { properties: n, items: r } = e.schema;
		if (t === `object` && n) for (let t in n) i(e, t, n[t].default);
		else t === `array` && Array.isArray(r) && r.forEach((t, n) => i(e, n, t.default));
	}
	e.assignDefaults = r;
	function i(e, r, i) {
		let { gen: a, compositeRule: o, data: s, opts: c } = e;
		if (i === void 0) return;
		let l = (0, t._)`${s}${(0, t.getProperty)(r)}`;
		if (o) {
			(0, n.checkStrictMode)(e, `default is ignored for: ${l}`);
			return;
		}
		let u = (0, t._)`${l} === undefined`;
		c.useDefaults === `empty` && (u = (0, t._)`${u} || ${l} === null || ${l} === ""`), a.if(u, (0, t._)`${l} = ${(0, t.stringify)(i)}`);
	}
})), w = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateUnion = e.validateArray = e.usePattern = e.callValidateCode = e.schemaProperties = e.allSchemaProperties = e.noPropertyInData = e.propertyInData = e.isOwnProperty = e.hasPropFunc = e.reportMissingProp = e.checkMissingProp = e.checkReportMissingProp = void 0;
	let t = h(), n = g(), r = _(), i = g();
	function a(e, n) {
		let { gen: r, data: i, it: a } = e;
		r.if(d(r, i, n, a.opts.ownProperties), () => {
			e.setParams({ missingProperty: (0, t._)`${n}` }, !0), e.error();
		});
	}
	e.checkReportMissingProp = a;
	function o({ gen: e, data: n, it: { opts: r } }, i, a) {
		return (0, t.or)(...i.map((i) => (0, t.and)(d(e, n, i, r.ownProperties), (0, t._)`${a} = ${i}`)));
	}
	e.checkMissingProp = o;
	function s(e, t) {
		e.setParams({ missingProperty: t }, !0), e.error();
	}
	e.reportMissingProp = s;
	function c(e) {
		return e.scopeValue(`func`, {
			ref: Object.prototype.hasOwnProperty,
			code: (0, t._)`Object.prototype.hasOwnProperty`
		});
	}
	e.hasPropFunc = c;
	function l(e, n, r) {
		return (0, t._)`${c(e)}.call(${n}, ${r})`;
	}
	e.isOwnProperty = l;
	function u(e, n, r, i) {
		let a = (0, t._)`${n}${(0, t.getProperty)(r)} !== undefined`;
		return i ? (0, t._)`${a} && ${l(e, n, r)}` : a;
	}
	e.propertyInData = u;
	function d(e, n, r, i) {
		let a = (0, t._)`${n}${(0, t.getProperty)(r)} === undefined`;
		return i ? (0, t.or)(a, (0, t.not)(l(e, n, r))) : a;
	}
	e.noPropertyInData = d;
	function f(e) {
		return e ? Object.keys(e).filter((e) => e !== `__proto__`) : [];
	}
	e.allSchemaProperties = f;
	function p(e, t) {
		return f(t).filter((r) => !(0, n.alwaysValidSchema)(e, t[r]));
	}
	e.schemaProperties = p;
	function m({ schemaCode: e, data: n, it: { gen: i, topSchemaRef: a, schemaPath: o, errorPath: s }, it: c }, l, u, d) {
		let f = d ? (0, t._)`${e}, ${n}, ${a}${o}` : n, p = [
			[r.default.instancePath, (0, t.strConcat)(r.default.instancePath, s)],
			[r.default.parentData, c.parentData],
			[r.default.parentDataProperty, c.parentDataProperty],
			[r.default.rootData, r.default.rootData]
		];
		c.opts.dynamicRef && p.push([r.default.dynamicAnchors, r.default.dynamicAnchors]);
		let m = (0, t._)`${f}, ${i.object(...p)}`;
		return u === t.nil ? (0, t._)`${l}(${m})` : (0, t._)`${l}.call(${u}, ${m})`;
	}
	e.callValidateCode = m;
	let v = (0, t._)`new RegExp`;
	function y({ gen: e, it: { opts: n } }, r) {
		let a = n.unicodeRegExp ? `u` : ``, { regExp: o } = n.code, s = o(r, a);
		return e.scopeValue(`pattern`, {
			key: s.toString(),
			ref: s,
			code: (0, t._)`${o.code === `new RegExp` ? v : (0, i.useFunc)(e, o)}(${r}, ${a})`
		});
	}
	e.usePattern = y;
	function b(e) {
		let { gen: r, data: i, keyword: a, it: o } = e, s = r.name(`valid`);
		if (o.allErrors) {
			let e = r.let(`valid`, !0);
			return c(() => r.assign(e, !1)), e;
		}
		return r.var(s, !0), c(() => r.break()), s;
		function c(o) {
			let c = r.const(`len`, (0, t._)`${i}.length`);
			r.forRange(`i`, 0, c, (i) => {
				e.subschema({
					keyword: a,
					dataProp: i,
					dataPropType: n.Type.Num
				}, s), r.if((0, t.not)(s), o);
			});
		}
	}
	e.validateArray = b;
	function x(e) {
		let { gen: r, schema: i, keyword: a, it: o } = e;
		if (!Array.isArray(i)) throw Error(`ajv implementation error`);
		if (i.some((e) => (0, n.alwaysValidSchema)(o, e)) && !o.opts.unevaluated) return;
		let s = r.let(`valid`, !1), c = r.name(`_valid`);
		r.block(() => i.forEach((n, i) => {
			let o = e.subschema({
				keyword: a,
				schemaProp: i,
				compositeRule: !0
			}, c);
			r.assign(s, (0, t._)`${s} || ${c}`), e.mergeValidEvaluated(o, c) || r.if((0, t.not)(s));
		})), e.result(s, () => e.reset(), () => e.error(!0));
	}
	e.validateUnion = x;
})), T = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateKeywordUsage = e.validSchemaType = e.funcKeywordCode = e.macroKeywordCode = void 0;
	let t = h(), n = _(), r = w(), i = v();
	function a(e, n) {
		let { gen: r, keyword: i, schema: a, parentSchema: o, it: s } = e, c = n.macro.call(s.self, a, o, s), l = u(r, i, c);
		s.opts.validateSchema !== !1 && s.self.validateSchema(c, !0);
		let d = r.name(`valid`);
		e.subschema({
			schema: c,
			schemaPath: t.nil,
			errSchemaPath: `${s.errSchemaPath}/${i}`,
			topSchemaRef: l,
			compositeRule: !0
		}, d), e.pass(d, () => e.error(!0));
	}
	e.macroKeywordCode = a;
	function o(e, i) {
		let { gen: a, keyword: o, schema: d, parentSchema: f, $data: p, it: m } = e;
		l(m, i);
		let h = u(a, o, !p && i.compile ? i.compile.call(m.self, d, f, m) : i.validate), g = a.let(`valid`);
		e.block$data(g, _), e.ok(i.valid ?? g);
		function _() {
			if (i.errors === !1) b(), i.modifying && s(e), x(() => e.error());
			else {
				let t = i.async ? v() : y();
				i.modifying && s(e), x(() => c(e, t));
			}
		}
		function v() {
			let e = a.let(`ruleErrs`, null);
			return a.try(() => b((0, t._)`await `), (n) => a.assign(g, !1).if((0, t._)`${n} instanceof ${m.ValidationError}`, () => a.assign(e, (0, t._)`${n}.errors`), () => a.throw(n))), e;
		}
		function y() {
			let e = (0, t._)`${h}.errors`;
			return a.assign(e, null), b(t.nil), e;
		}
		function b(o = i.async ? (0, t._)`await ` : t.nil) {
			let s = m.opts.passContext ? n.default.this : n.default.self, c = !(`compile` in i && !p || i.schema === !1);
			a.assign(g, (0, t._)`${o}${(0, r.callValidateCode)(e, h, s, c)}`, i.modifying);
		}
		function x(e) {
			a.if((0, t.not)(i.valid ?? g), e);
		}
	}
	e.funcKeywordCode = o;
	function s(e) {
		let { gen: n, data: r, it: i } = e;
		n.if(i.parentData, () => n.assign(r, (0, t._)`${i.parentData}[${i.parentDataProperty}]`));
	}
	function c(e, r) {
		let { gen: a } = e;
		a.if((0, t._)`Array.isArray(${r})`, () => {
			a.assign(n.default.vErrors, (0, t._)`${n.default.vErrors} === null ? ${r} : ${n.default.vErrors}.concat(${r})`).assign(n.default.errors, (0, t._)`${n.default.vErrors}.length`), (0, i.extendErrors)(e);
		}, () => e.error());
	}
	function l({ schemaEnv: e }, t) {
		if (t.async && !e.$async) throw Error(`async keyword in sync schema`);
	}
	function u(e, n, r) {
		if (r === void 0) throw Error(`keyword "${n}" failed to compile`);
		return e.scopeValue(`keyword`, typeof r == `function` ? { ref: r } : {
			ref: r,
			code: (0, t.stringify)(r)
		});
	}
	function d(e, t, n = !1) {
		return !t.length || t.some((t) => t === `array` ? Array.isArray(e) : t === `object` ? e && typeof e == `object` && !Array.isArray(e) : typeof e == t || n && e === void 0);
	}
	e.validSchemaType = d;
	function f({ schema: e, opts: t, self: n, errSchemaPath: r }, i, a) {
		if (Array.isArray(i.keyword) ? !i.keyword.includes(a) : i.keyword !== a) throw Error(`ajv implementation error`);
		let o = i.dependencies;
		if (o?.some((t) => !Object.prototype.hasOwnProperty.call(e, t))) throw Error(`parent schema must have dependencies of ${a}: ${o.join(`,`)}`);
		if (i.validateSchema && !i.validateSchema(e[a])) {
			let e = `keyword "${a}" value is invalid at path "${r}": ` + n.errorsText(i.validateSchema.errors);
			if (t.validateSchema === `log`) n.logger.error(e);
			else throw Error(e);
		}
	}
	e.validateKeywordUsage = f;
})), E = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.extendSubschemaMode = e.extendSubschemaData = e.getSubschema = void 0;
	let t = h(), n = g();
	function r(e, { keyword: r, schemaProp: i, schema: a, schemaPath: o, errSchemaPath: s, topSchemaRef: c }) {
		if (r !== void 0 && a !== void 0) throw Error(`both "keyword" and "schema" passed, only one allowed`);
		if (r !== void 0) {
			let a = e.schema[r];
			return i === void 0 ? {
				schema: a,
				schemaPath: (0, t._)`${e.schemaPath}${(0, t.getProperty)(r)}`,
				errSchemaPath: `${e.errSchemaPath}/${r}`
			} : {
				schema: a[i],
				schemaPath: (0, t._)`${e.schemaPath}${(0, t.getProperty)(r)}${(0, t.getProperty)(i)}`,
				errSchemaPath: `${e.errSchemaPath}/${r}/${(0, n.escapeFragment)(i)}`
			};
		}
		if (a !== void 0) {
			if (o === void 0 || s === void 0 || c === void 0) throw Error(`"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "schema"`);
			return {
				schema: a,
				schemaPath: o,
				topSchemaRef: c,
				errSchemaPath: s
			};
		}
		throw Error(`either "keyword" or "schema" must be passed`);
	}
	e.getSubschema = r;
	function i(e, r, { dataProp: i, dataPropType: a, data: o, dataTypes: s, propertyName: c }) {
		if (o !== void 0 && i !== void 0) throw Error(`both "data" and "dataProp" passed, only one allowed`);
		let { gen: l } = r;
		if (i !== void 0) {
			let { errorPath: o, dataPathArr: s, opts: c } = r;
			u(l.let(`data`, (0, t._)`${r.data}${(0, t.getProperty)(i)}`, !0)), e.errorPath = (0, t.str)`${o}${(0, n.getErrorPath)(i, a, c.jsPropertySyntax)}`, e.parentDataProperty = (0, t._)`${i}`, e.dataPathArr = [...s, e.parentDataProperty];
		}
		o !== void 0 && (u(o instanceof t.Name ? o : l.let(`data`, o, !0)), c !== void 0 && (e.propertyName = c)), s && (e.dataTypes = s);
		function u(t) {
			e.data = t, e.dataLevel = r.dataLevel + 1, e.dataTypes = [], r.definedProperties = new Set(), e.parentData = r.data, e.dataNames = [...r.dataNames, t];
		}
	}
	e.extendSubschemaData = i;
	function a(e, { jtdDiscriminator: t, jtdMetadata: n, compositeRule: r, createErrors: i, allErrors: a }) {
		r !== void 0 && (e.compositeRule = r), i !== void 0 && (e.createErrors = i), a !== void 0 && (e.allErrors = a), e.jtdDiscriminator = t, e.jtdMetadata = n;
	}
	e.extendSubschemaMode = a;
})), D = e.__commonJSMin(((e, t) => {
	t.exports = function e(t, n) {
		if (t === n) return !0;
		if (t && n && typeof t == `object` && typeof n == `object`) {
			if (t.constructor !== n.constructor) return !1;
			var r, i, a;
			if (Array.isArray(t)) {
				if (r = t.length, r != n.length) return !1;
				for (i = r; i-- !== 0;) if (!e(t[i], n[i])) return !1;
				return !0;
			}
			if (t.constructor === RegExp) return t.source === n.source && t.flags === n.flags;
			if (t.valueOf !== Object.prototype.valueOf) return t.valueOf() === n.valueOf();
			if (t.toString !== Object.prototype.toString) return t.toString() === n.toString();
			if (a = Object.keys(t), r = a.length, r !== Object.keys(n).length) return !1;
			for (i = r; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(n, a[i])) return !1;
			for (i = r; i-- !== 0;) {
				var o = a[i];
				if (!e(t[o], n[o])) return !1;
			}
			return !0;
		}
		return t !== t && n !== n;
	};
})), O = e.__commonJSMin(((e, t) => {
	var n = t.exports = function(e, t, n) {
		typeof t == `function` && (n = t, t = {}), n = t.cb || n;
		var i = typeof n == `function` ? n : n.pre || function() {}, a = n.post || function() {};
		r(t, i, a, e, ``, e);
	};
	n.keywords = {
		additionalItems: !0,
		items: !0,
		contains: !0,
		additionalProperties: !0,
		propertyNames: !0,
		not: !0,
		if: !0,
		then: !0,
		else: !0
	}, n.arrayKeywords = {
		items: !0,
		allOf: !0,
		anyOf: !0,
		oneOf: !0
	}, n.propsKeywords = {
		$defs: !0,
		definitions: !0,
		properties: !0,
		patternProperties: !0,
		dependencies: !0
	}, n.skipKeywords = {
		default: !0,
		enum: !0,
		const: !0,
		required: !0,
		maximum: !0,
		minimum: !0,
		exclusiveMaximum: !0,
		exclusiveMinimum: !0,
		multipleOf: !0,
		maxLength: !0,
		minLength: !0,
		pattern: !0,
		format: !0,
		maxItems: !0,
		minItems: !0,
		uniqueItems: !0,
		maxProperties: !0,
		minProperties: !0
	};
	function r(e, t, a, o, s, c, l, u, d, f) {
		if (o && typeof o == `object` && !Array.isArray(o)) {
			for (var p in t(o, s, c, l, u, d, f), o) {
				var m = o[p];
				if (Array.isArray(m)) {
					if (p in n.arrayKeywords) for (var h = 0; h < m.length; h++) r(e, t, a, m[h], s + `/` + p + `/` + h, c, s, p, o, h);
				} else if (p in n.propsKeywords) {
					if (m && typeof m == `object`) for (var g in m) r(e, t, a, m[g], s + `/` + p + `/` + i(g), c, s, p, o, g);
				} else (p in n.keywords || e.allKeys && !(p in n.skipKeywords)) && r(e, t, a, m, s + `/` + p, c, s, p, o);
			}
			a(o, s, c, l, u, d, f);
		}
	}
	function i(e) {
		return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
	}
})), k = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getSchemaRefs = e.resolveUrl = e.normalizeId = e._getFullPath = e.getFullPath = e.inlineRef = void 0;
	let t = g(), n = D(), r = O(), i = new Set([
		`type`,
		`format`,
		`pattern`,
		`maxLength`,
		`minLength`,
		`maxProperties`,
		`minProperties`,
		`maxItems`,
		`minItems`,
		`maximum`,
		`minimum`,
		`uniqueItems`,
		`multipleOf`,
		`required`,
		`enum`,
		`const`
	]);
	function a(e, t = !0) {
		return typeof e == `boolean` ? !0 : t === !0 ? !s(e) : t ? c(e) <= t : !1;
	}
	e.inlineRef = a;
	let o = new Set([
		`$ref`,
		`$recursiveRef`,
		`$recursiveAnchor`,
		`$dynamicRef`,
		`$dynamicAnchor`
	]);
	function s(e) {
		for (let t in e) {
			if (o.has(t)) return !0;
			let n = e[t];
			if (Array.isArray(n) && n.some(s) || typeof n == `object` && s(n)) return !0;
		}
		return !1;
	}
	function c(e) {
		let n = 0;
		for (let r in e) if (r === `$ref` || (n++, !i.has(r) && (typeof e[r] == `object` && (0, t.eachItem)(e[r], (e) => n += c(e)), n === 1 / 0))) return 1 / 0;
		return n;
	}
	function l(e, t = ``, n) {
		return n !== !1 && (t = f(t)), u(e, e.parse(t));
	}
	e.getFullPath = l;
	function u(e, t) {
		return e.serialize(t).split(`#`)[0] + `#`;
	}
	e._getFullPath = u;
	let d = /#\/?$/;
	function f(e) {
		return e ? e.replace(d, ``) : ``;
	}
	e.normalizeId = f;
	function p(e, t, n) {
		return n = f(n), e.resolve(t, n);
	}
	e.resolveUrl = p;
	let m = /^[a-z_][-a-z0-9._]*$/i;
	function h(e, t) {
		if (typeof e == `boolean`) return {};
		let { schemaId: i, uriResolver: a } = this.opts, o = f(e[i] || t), s = { "": o }, c = l(a, o, !1), u = {}, d = new Set();
		return r(e, { allKeys: !0 }, (e, t, n, r) => {
			if (r === void 0) return;
			let a = c + t, o = s[r];
			typeof e[i] == `string` && (o = l.call(this, e[i])), g.call(this, e.$anchor), g.call(this, e.$dynamicAnchor), s[t] = o;
			function l(t) {
				let n = this.opts.uriResolver.resolve;
				if (t = f(o ? n(o, t) : t), d.has(t)) throw h(t);
				d.add(t);
				let r = this.refs[t];
				return typeof r == `string` && (r = this.refs[r]), typeof r == `object` ? p(e, r.schema, t) : t !== f(a) && (t[0] === `#` ? (p(e, u[t], t), u[t] = e) : this.refs[t] = a), t;
			}
			function g(e) {
				if (typeof e == `string`) {
					if (!m.test(e)) throw Error(`invalid anchor "${e}"`);
					l.call(this, `#${e}`);
				}
			}
		}), u;
		function p(e, t, r) {
			if (t !== void 0 && !n(e, t)) throw h(r);
		}
		function h(e) {
			return Error(`reference "${e}" resolves to more than one schema`);
		}
	}
	e.getSchemaRefs = h;
})), A = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getData = e.KeywordCxt = e.validateFunctionCode = void 0;
	let t = y(), n = S(), r = x(), i = S(), a = C(), o = T(), s = E(), c = h(), l = _(), u = k(), d = g(), f = v();
	function p(e) {
		N(e) && (F(e), M(e)) ? D(e) : m(e, () => (0, t.topBoolOrEmptySchema)(e));
	}
	e.validateFunctionCode = p;
	function m({ gen: e, validateName: t, schema: n, schemaEnv: r, opts: i }, a) {
		i.code.es5 ? e.func(t, (0, c._)`${l.default.data}, ${l.default.valCxt}`, r.$async, () => {
			e.code((0, c._)`"use strict"; ${A(n, i)}`), w(e, i), e.code(a);
		}) : e.func(t, (0, c._)`${l.default.data}, ${b(i)}`, r.$async, () => e.code(A(n, i)).code(a));
	}
	function b(e) {
		return (0, c._)`{${l.default.instancePath}="", ${l.default.parentData}, ${l.default.parentDataProperty}, ${l.default.rootData}=${l.default.data}${e.dynamicRef ? (0, c._)`, ${l.default.dynamicAnchors}={}` : c.nil}}={}`;
	}
	function w(e, t) {
		e.if(l.default.valCxt, () => {
			e.var(l.default.instancePath, (0, c._)`${l.default.valCxt}.${l.default.instancePath}`), e.var(l.default.parentData, (0, c._)`${l.default.valCxt}.${l.default.parentData}`), e.var(l.default.parentDataProperty, (0, c._)`${l.default.valCxt}.${l.default.parentDataProperty}`), e.var(l.default.rootData, (0, c._)`${l.default.valCxt}.${l.default.rootData}`), t.dynamicRef && e.var(l.default.dynamicAnchors, (0, c._)`${l.default.valCxt}.${l.default.dynamicAnchors}`);
		}, () => {
			e.var(l.default.instancePath, (0, c._)`""`), e.var(l.default.parentData, (0, c._)`undefined`), e.var(l.default.parentDataProperty, (0, c._)`undefined`), e.var(l.default.rootData, l.default.data), t.dynamicRef && e.var(l.default.dynamicAnchors, (0, c._)`{}`);
		});
	}
	function D(e) {
		let { schema: t, opts: n, gen: r } = e;
		m(e, () => {
			n.$comment && t.$comment && V(e), R(e), r.let(l.default.vErrors, null), r.let(l.default.errors, 0), n.unevaluated && O(e), I(e), H(e);
		});
	}
	function O(e) {
		let { gen: t, validateName: n } = e;
		e.evaluated = t.const(`evaluated`, (0, c._)`${n}.evaluated`), t.if((0, c._)`${e.evaluated}.dynamicProps`, () => t.assign((0, c._)`${e.evaluated}.props`, (0, c._)`undefined`)), t.if((0, c._)`${e.evaluated}.dynamicItems`, () => t.assign((0, c._)`${e.evaluated}.items`, (0, c._)`undefined`));
	}
	function A(e, t) {
		let n = typeof e == `object` && e[t.schemaId];
		return n && (t.code.source || t.code.process) ? (0, c._)`/*# sourceURL=${n} */` : c.nil;
	}
	function j(e, n) {
		N(e) && (F(e), M(e)) ? P(e, n) : (0, t.boolOrEmptySchema)(e, n);
	}
	function M({ schema: e, self: t }) {
		if (typeof e == `boolean`) return !e;
		for (let n in e) if (t.RULES.all[n]) return !0;
		return !1;
	}
	function N(e) {
		return typeof e.schema != `boolean`;
	}
	function P(e, t) {
		let { schema: n, gen: r, opts: i } = e;
		i.$comment && n.$comment && V(e), z(e), B(e);
		let a = r.const(`_errs`, l.default.errors);
		I(e, a), r.var(t, (0, c._)`${a} === ${l.default.errors}`);
	}
	function F(e) {
		(0, d.checkUnknownRules)(e), L(e);
	}
	function I(e, t) {
		if (e.opts.jtd) return W(e, [], !1, t);
		let r = (0, n.getSchemaTypes)(e.schema);
		W(e, r, !(0, n.coerceAndCheckDataType)(e, r), t);
	}
	function L(e) {
		let { schema: t, errSchemaPath: n, opts: r, self: i } = e;
		t.$ref && r.ignoreKeywordsWithRef && (0, d.schemaHasRulesButRef)(t, i.RULES) && i.logger.warn(`$ref: keywords ignored in schema at path "${n}"`);
	}
	function R(e) {
		let { schema: t, opts: n } = e;
		t.default !== void 0 && n.useDefaults && n.strictSchema && (0, d.checkStrictMode)(e, `default is ignored in the schema root`);
	}
	function z(e) {
		let t = e.schema[e.opts.schemaId];
		t && (e.baseId = (0, u.resolveUrl)(e.opts.uriResolver, e.baseId, t));
	}
	function B(e) {
		if (e.schema.$async && !e.schemaEnv.$async) throw Error(`async schema in sync schema`);
	}
	function V({ gen: e, schemaEnv: t, schema: n, errSchemaPath: r, opts: i }) {
		let a = n.$comment;
		if (i.$comment === !0) e.code((0, c._)`${l.default.self}.logger.log(${a})`);
		else if (typeof i.$comment == `function`) {
			let n = (0, c.str)`${r}/$comment`, i = e.scopeValue(`root`, { ref: t.root });
			e.code((0, c._)`${l.default.self}.opts.$comment(${a}, ${n}, ${i}.schema)`);
		}
	}
	function H(e) {
		let { gen: t, schemaEnv: n, validateName: r, ValidationError: i, opts: a } = e;
		n.$async ? t.if((0, c._)`${l.default.errors} === 0`, () => t.return(l.default.data), () => t.throw((0, c._)`new ${i}(${l.default.vErrors})`)) : (t.assign((0, c._)`${r}.errors`, l.default.vErrors), a.unevaluated && U(e), t.return((0, c._)`${l.default.errors} === 0`));
	}
	function U({ gen: e, evaluated: t, props: n, items: r }) {
		n instanceof c.Name && e.assign((0, c._)`${t}.props`, n), r instanceof c.Name && e.assign((0, c._)`${t}.items`, r);
	}
	function W(e, t, n, a) {
		let { gen: o, schema: s, data: u, allErrors: f, opts: p, self: m } = e, { RULES: h } = m;
		if (s.$ref && (p.ignoreKeywordsWithRef || !(0, d.schemaHasRulesButRef)(s, h))) {
			o.block(() => Y(e, `$ref`, h.all.$ref.definition));
			return;
		}
		p.jtd || ee(e, t), o.block(() => {
			for (let e of h.rules) g(e);
			g(h.post);
		});
		function g(d) {
			(0, r.shouldUseGroup)(s, d) && (d.type ? (o.if((0, i.checkDataType)(d.type, u, p.strictNumbers)), G(e, d), t.length === 1 && t[0] === d.type && n && (o.else(), (0, i.reportTypeError)(e)), o.endIf()) : G(e, d), f || o.if((0, c._)`${l.default.errors} === ${a || 0}`));
		}
	}
	function G(e, t) {
		let { gen: n, schema: i, opts: { useDefaults: o } } = e;
		o && (0, a.assignDefaults)(e, t.type), n.block(() => {
			for (let n of t.rules) (0, r.shouldUseRule)(i, n) && Y(e, n.keyword, n.definition, t.type);
		});
	}
	function ee(e, t) {
		!e.schemaEnv.meta && e.opts.strictTypes && (te(e, t), e.opts.allowUnionTypes || ne(e, t), re(e, e.dataTypes));
	}
	function te(e, t) {
		t.length && (e.dataTypes.length ? (t.forEach((t) => {
			K(e.dataTypes, t) || q(e, `type "${t}" not allowed by context "${e.dataTypes.join(`,`)}"`);
		}), ae(e, t)) : e.dataTypes = t);
	}
	function ne(e, t) {
		t.length > 1 && !(t.length === 2 && t.includes(`null`)) && q(e, `use allowUnionTypes to allow union type keyword`);
	}
	function re(e, t) {
		let n = e.self.RULES.all;
		for (let i in n) {
			let a = n[i];
			if (typeof a == `object` && (0, r.shouldUseRule)(e.schema, a)) {
				let { type: n } = a.definition;
				n.length && !n.some((e) => ie(t, e)) && q(e, `missing type "${n.join(`,`)}" for keyword "${i}"`);
			}
		}
	}
	function ie(e, t) {
		return e.includes(t) || t === `number` && e.includes(`integer`);
	}
	function K(e, t) {
		return e.includes(t) || t === `integer` && e.includes(`number`);
	}
	function ae(e, t) {
		let n = [];
		for (let r of e.dataTypes) K(t, r) ? n.push(r) : t.includes(`integer`) && r === `number` && n.push(`integer`);
		e.dataTypes = n;
	}
	function q(e, t) {
		let n = e.schemaEnv.baseId + e.errSchemaPath;
		t += ` at "${n}" (strictTypes)`, (0, d.checkStrictMode)(e, t, e.opts.strictTypes);
	}
	var J = class {
		constructor(e, t, n) {
			if ((0, o.validateKeywordUsage)(e, t, n), this.gen = e.gen, this.allErrors = e.allErrors, this.keyword = n, this.data = e.data, this.schema = e.schema[n], this.$data = t.$data && e.opts.$data && this.schema && this.schema.$data, this.schemaValue = (0, d.schemaRefOrVal)(e, this.schema, n, this.$data), this.schemaType = t.schemaType, this.parentSchema = e.schema, this.params = {}, this.it = e, this.def = t, this.$data) this.schemaCode = e.gen.const(`vSchema`, Q(this.$data, e));
			else if (this.schemaCode = this.schemaValue, !(0, o.validSchemaType)(this.schema, t.schemaType, t.allowUndefined)) throw Error(`${n} value must be ${JSON.stringify(t.schemaType)}`);
			(`code` in t ? t.trackErrors : t.errors !== !1) && (this.errsCount = e.gen.const(`_errs`, l.default.errors));
		}
		result(e, t, n) {
			this.failResult((0, c.not)(e), t, n);
		}
		failResult(e, t, n) {
			this.gen.if(e), n ? n() : this.error(), t ? (this.gen.else(), t(), this.allErrors && this.gen.endIf()) : this.allErrors ? this.gen.endIf() : this.gen.else();
		}
		pass(e, t) {
			this.failResult((0, c.not)(e), void 0, t);
		}
		fail(e) {
			e === void 0 ? (this.error(), this.allErrors || this.gen.if(!1)) : (this.gen.if(e), this.error(), this.allErrors ? this.gen.endIf() : this.gen.else());
		}
		fail$data(e) {
			if (!this.$data) return this.fail(e);
			let { schemaCode: t } = this;
			this.fail((0, c._)`${t} !== undefined && (${(0, c.or)(this.invalid$data(), e)})`);
		}
		error(e, t, n) {
			t ? (this.setParams(t), this._error(e, n), this.setParams({})) : this._error(e, n);
		}
		_error(e, t) {
			(e ? f.reportExtraError : f.reportError)(this, this.def.error, t);
		}
		$dataError() {
			(0, f.reportError)(this, this.def.$dataError || f.keyword$DataError);
		}
		reset() {
			if (this.errsCount === void 0) throw Error(`add "trackErrors" to keyword definition`);
			(0, f.resetErrorsCount)(this.gen, this.errsCount);
		}
		ok(e) {
			this.allErrors || this.gen.if(e);
		}
		setParams(e, t) {
			t ? Object.assign(this.params, e) : this.params = e;
		}
		block$data(e, t, n = c.nil) {
			this.gen.block(() => {
				this.check$data(e, n), t();
			});
		}
		check$data(e = c.nil, t = c.nil) {
			if (!this.$data) return;
			let { gen: n, schemaCode: r, schemaType: i, def: a } = this;
			n.if((0, c.or)((0, c._)`${r} === undefined`, t)), e !== c.nil && n.assign(e, !0), (i.length || a.validateSchema) && (n.elseIf(this.invalid$data()), this.$dataError(), e !== c.nil && n.assign(e, !1)), n.else();
		}
		invalid$data() {
			let { gen: e, schemaCode: t, schemaType: n, def: r, it: a } = this;
			return (0, c.or)(o(), s());
			function o() {
				if (n.length) {
					if (!(t instanceof c.Name)) throw Error(`ajv implementation error`);
					let e = Array.isArray(n) ? n : [n];
					return (0, c._)`${(0, i.checkDataTypes)(e, t, a.opts.strictNumbers, i.DataType.Wrong)}`;
				}
				return c.nil;
			}
			function s() {
				if (r.validateSchema) {
					let n = e.scopeValue(`validate$data`, { ref: r.validateSchema });
					return (0, c._)`!${n}(${t})`;
				}
				return c.nil;
			}
		}
		subschema(e, t) {
			let n = (0, s.getSubschema)(this.it, e);
			(0, s.extendSubschemaData)(n, this.it, e), (0, s.extendSubschemaMode)(n, e);
			let r = {
				...this.it,
				...n,
				items: void 0,
				props: void 0
			};
			return j(r, t), r;
		}
		mergeEvaluated(e, t) {
			let { it: n, gen: r } = this;
			n.opts.unevaluated && (n.props !== !0 && e.props !== void 0 && (n.props = d.mergeEvaluated.props(r, e.props, n.props, t)), n.items !== !0 && e.items !== void 0 && (n.items = d.mergeEvaluated.items(r, e.items, n.items, t)));
		}
		mergeValidEvaluated(e, t) {
			let { it: n, gen: r } = this;
			if (n.opts.unevaluated && (n.props !== !0 || n.items !== !0)) return r.if(t, () => this.mergeEvaluated(e, c.Name)), !0;
		}
	};
	e.KeywordCxt = J;
	function Y(e, t, n, r) {
		let i = new J(e, n, t);
		`code` in n ? n.code(i, r) : i.$data && n.validate ? (0, o.funcKeywordCode)(i, n) : `macro` in n ? (0, o.macroKeywordCode)(i, n) : (n.compile || n.validate) && (0, o.funcKeywordCode)(i, n);
	}
	let X = /^\/(?:[^~]|~0|~1)*$/, Z = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
	function Q(e, { dataLevel: t, dataNames: n, dataPathArr: r }) {
		let i, a;
		if (e === ``) return l.default.rootData;
		if (e[0] === `/`) {
			if (!X.test(e)) throw Error(`Invalid JSON-pointer: ${e}`);
			i = e, a = l.default.rootData;
		} else {
			let o = Z.exec(e);
			if (!o) throw Error(`Invalid JSON-pointer: ${e}`);
			let s = +o[1];
			if (i = o[2], i === `#`) {
				if (s >= t) throw Error(u(`property/index`, s));
				return r[t - s];
			}
			if (s > t) throw Error(u(`data`, s));
			if (a = n[t - s], !i) return a;
		}
		let o = a, s = i.split(`/`);
		for (let e of s) e && (a = (0, c._)`${a}${(0, c.getProperty)((0, d.unescapeJsonPointer)(e))}`, o = (0, c._)`${o} && ${a}`);
		return o;
		function u(e, n) {
			return `Cannot access ${e} ${n} levels up, current level is ${t}`;
		}
	}
	e.getData = Q;
})), j = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = class extends Error {
		constructor(e) {
			super(`validation failed`), this.errors = e, this.ajv = this.validation = !0;
		}
	};
})), M = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = k();
	e.default = class extends Error {
		constructor(e, n, r, i) {
			super(i || `can't resolve reference ${r} from id ${n}`), this.missingRef = (0, t.resolveUrl)(e, n, r), this.missingSchema = (0, t.normalizeId)((0, t.getFullPath)(e, this.missingRef));
		}
	};
})), N = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.resolveSchema = e.getCompilingSchema = e.resolveRef = e.compileSchema = e.SchemaEnv = void 0;
	let t = h(), n = j(), r = _(), i = k(), a = g(), o = A();
	var s = class {
		constructor(e) {
			this.refs = {}, this.dynamicAnchors = {};
			let t;
			typeof e.schema == `object` && (t = e.schema), this.schema = e.schema, this.schemaId = e.schemaId, this.root = e.root || this, this.baseId = e.baseId ?? (0, i.normalizeId)(t?.[e.schemaId || `$id`]), this.schemaPath = e.schemaPath, this.localRefs = e.localRefs, this.meta = e.meta, this.$async = t?.$async, this.refs = {};
		}
	};
	e.SchemaEnv = s;
	function c(e) {
		let a = d.call(this, e);
		if (a) return a;
		let s = (0, i.getFullPath)(this.opts.uriResolver, e.root.baseId), { es5: c, lines: l } = this.opts.code, { ownProperties: u } = this.opts, f = new t.CodeGen(this.scope, {
			es5: c,
			lines: l,
			ownProperties: u
		}), p;
		e.$async && (p = f.scopeValue(`Error`, {
			ref: n.default,
			code: (0, t._)`require("ajv/dist/runtime/validation_error").default`
		}));
		let m = f.scopeName(`validate`);
		e.validateName = m;
		let h = {
			gen: f,
			allErrors: this.opts.allErrors,
			data: r.default.data,
			parentData: r.default.parentData,
			parentDataProperty: r.default.parentDataProperty,
			dataNames: [r.default.data],
			dataPathArr: [t.nil],
			dataLevel: 0,
			dataTypes: [],
			definedProperties: new Set(),
			topSchemaRef: f.scopeValue(`schema`, this.opts.code.source === !0 ? {
				ref: e.schema,
				code: (0, t.stringify)(e.schema)
			} : { ref: e.schema }),
			validateName: m,
			ValidationError: p,
			schema: e.schema,
			schemaEnv: e,
			rootId: s,
			baseId: e.baseId || s,
			schemaPath: t.nil,
			errSchemaPath: e.schemaPath || (this.opts.jtd ? `` : `#`),
			errorPath: (0, t._)`""`,
			opts: this.opts,
			self: this
		}, g;
		try {
			this._compilations.add(e), (0, o.validateFunctionCode)(h), f.optimize(this.opts.code.optimize);
			let n = f.toString();
			g = `${f.scopeRefs(r.default.scope)}return ${n}`, this.opts.code.process && (g = this.opts.code.process(g, e));
			let i = Function(`${r.default.self}`, `${r.default.scope}`, g)(this, this.scope.get());
			if (this.scope.value(m, { ref: i }), i.errors = null, i.schema = e.schema, i.schemaEnv = e, e.$async && (i.$async = !0), this.opts.code.source === !0 && (i.source = {
				validateName: m,
				validateCode: n,
				scopeValues: f._values
			}), this.opts.unevaluated) {
				let { props: e, items: n } = h;
				i.evaluated = {
					props: e instanceof t.Name ? void 0 : e,
					items: n instanceof t.Name ? void 0 : n,
					dynamicProps: e instanceof t.Name,
					dynamicItems: n instanceof t.Name
				}, i.source && (i.source.evaluated = (0, t.stringify)(i.evaluated));
			}
			return e.validate = i, e;
		} catch (t) {
			throw delete e.validate, delete e.validateName, g && this.logger.error(`Error compiling schema, function code:`, g), t;
		} finally {
			this._compilations.delete(e);
		}
	}
	e.compileSchema = c;
	function l(e, t, n) {
		n = (0, i.resolveUrl)(this.opts.uriResolver, t, n);
		let r = e.refs[n];
		if (r) return r;
		let a = p.call(this, e, n);
		if (a === void 0) {
			let r = e.localRefs?.[n], { schemaId: i } = this.opts;
			r && (a = new s({
				schema: r,
				schemaId: i,
				root: e,
				baseId: t
			}));
		}
		if (a !== void 0) return e.refs[n] = u.call(this, a);
	}
	e.resolveRef = l;
	function u(e) {
		return (0, i.inlineRef)(e.schema, this.opts.inlineRefs) ? e.schema : e.validate ? e : c.call(this, e);
	}
	function d(e) {
		for (let t of this._compilations) if (f(t, e)) return t;
	}
	e.getCompilingSchema = d;
	function f(e, t) {
		return e.schema === t.schema && e.root === t.root && e.baseId === t.baseId;
	}
	function p(e, t) {
		let n;
		for (; typeof (n = this.refs[t]) == `string`;) t = n;
		return n || this.schemas[t] || m.call(this, e, t);
	}
	function m(e, t) {
		let n = this.opts.uriResolver.parse(t), r = (0, i._getFullPath)(this.opts.uriResolver, n), a = (0, i.getFullPath)(this.opts.uriResolver, e.baseId, void 0);
		if (Object.keys(e.schema).length > 0 && r === a) return y.call(this, n, e);
		let o = (0, i.normalizeId)(r), l = this.refs[o] || this.schemas[o];
		if (typeof l == `string`) {
			let t = m.call(this, e, l);
			return typeof t?.schema == `object` ? y.call(this, n, t) : void 0;
		}
		if (typeof l?.schema == `object`) {
			if (l.validate || c.call(this, l), o === (0, i.normalizeId)(t)) {
				let { schema: t } = l, { schemaId: n } = this.opts, r = t[n];
				return r && (a = (0, i.resolveUrl)(this.opts.uriResolver, a, r)), new s({
					schema: t,
					schemaId: n,
					root: e,
					baseId: a
				});
			}
			return y.call(this, n, l);
		}
	}
	e.resolveSchema = m;
	let v = new Set([
		`properties`,
		`patternProperties`,
		`enum`,
		`dependencies`,
		`definitions`
	]);
	function y(e, { baseId: t, schema: n, root: r }) {
		if (e.fragment?.[0] !== `/`) return;
		for (let r of e.fragment.slice(1).split(`/`)) {
			if (typeof n == `boolean`) return;
			let e = n[(0, a.unescapeFragment)(r)];
			if (e === void 0) return;
			n = e;
			let o = typeof n == `object` && n[this.opts.schemaId];
			!v.has(r) && o && (t = (0, i.resolveUrl)(this.opts.uriResolver, t, o));
		}
		let o;
		if (typeof n != `boolean` && n.$ref && !(0, a.schemaHasRulesButRef)(n, this.RULES)) {
			let e = (0, i.resolveUrl)(this.opts.uriResolver, t, n.$ref);
			o = m.call(this, r, e);
		}
		let { schemaId: c } = this.opts;
		if (o ||= new s({
			schema: n,
			schemaId: c,
			root: r,
			baseId: t
		}), o.schema !== o.root.schema) return o;
	}
})), P = e.__commonJSMin(((e, t) => {
	t.exports = {
		$id: `https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#`,
		description: `Meta-schema for $data reference (JSON AnySchema extension proposal)`,
		type: `object`,
		required: [`$data`],
		properties: { $data: {
			type: `string`,
			anyOf: [{ format: `relative-json-pointer` }, { format: `json-pointer` }]
		} },
		additionalProperties: !1
	};
})), F = e.__commonJSMin(((e, t) => {
	let n = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu), r = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u), i = RegExp.prototype.test.bind(/^\d*$/u), a = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu), o = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu), s = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u), c = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u), l = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u), u = Array(256);
	{
		let e = `0123456789ABCDEF`;
		for (let t = 0; t < 256; t++) u[t] = `%` + e[t >> 4] + e[t & 15];
	}
	function d(e) {
		return e < 2048 ? u[192 | e >> 6] + u[128 | e & 63] : e < 65536 ? u[224 | e >> 12] + u[128 | e >> 6 & 63] + u[128 | e & 63] : u[240 | e >> 18] + u[128 | e >> 12 & 63] + u[128 | e >> 6 & 63] + u[128 | e & 63];
	}
	function f(e) {
		let t = ``, n = 0, r = 0;
		for (r = 0; r < e.length; r++) if (n = e[r].charCodeAt(0), n !== 48) {
			if (!(n >= 48 && n <= 57 || n >= 65 && n <= 70 || n >= 97 && n <= 102)) return ``;
			t += e[r];
			break;
		}
		for (r += 1; r < e.length; r++) {
			if (n = e[r].charCodeAt(0), !(n >= 48 && n <= 57 || n >= 65 && n <= 70 || n >= 97 && n <= 102)) return ``;
			t += e[r];
		}
		return t;
	}
	let p = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/), m = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/), h = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/), g = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
	function _(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) if (!h(e[t])) {
			if (e[t] === `%` && t + 2 < e.length && a(e.slice(t + 1, t + 3))) t += 2;
			else return !1;
		}
		return !0;
	}
	function v(e) {
		let t = -1, n = 0, r = -1, i = 0;
		for (let a = 0; a < e.length; a++) e[a] === `0` ? (r === -1 && (r = a), i++, i > n && (n = i, t = r)) : (r = -1, i = 0);
		if (n < 2) return e.join(`:`);
		let a = e.slice(0, t).join(`:`), o = e.slice(t + n).join(`:`);
		return a + `::` + o;
	}
	function y(e) {
		let t = e.indexOf(`::`);
		if (t !== -1 && e.indexOf(`::`, t + 1) !== -1) return;
		let n = t === -1 ? e.split(`:`) : e.slice(0, t).split(`:`), i = t === -1 ? [] : e.slice(t + 2).split(`:`);
		t !== -1 && (n.length === 1 && n[0] === `` && (n.length = 0), i.length === 1 && i[0] === `` && (i.length = 0));
		let a = n.concat(i), o = 0;
		for (let e = 0; e < a.length; e++) {
			let n = a[e];
			if (n === ``) return;
			if (n.indexOf(`.`) !== -1) {
				if (e !== a.length - 1 || t !== -1 && i.length === 0 || !r(n)) return;
				o += 2;
			} else {
				if (!p(n)) return;
				a[e] = parseInt(n, 16).toString(16), o++;
			}
		}
		if (t === -1) return o === 8 ? v(a) : void 0;
		if (o >= 8) return;
		let s = a.slice(0, n.length);
		for (let e = o; e < 8; e++) s.push(`0`);
		for (let e = n.length; e < a.length; e++) s.push(a[e]);
		return v(s);
	}
	function b(e) {
		let t = e[0] === `[` && e[e.length - 1] === `]`;
		if ((e[0] === `[` || e[e.length - 1] === `]`) && !t) return {
			host: e,
			isIPV6: !1,
			error: !0
		};
		let n = t ? e.slice(1, -1) : e;
		if (t && m(n)) return n = n.toLowerCase(), {
			host: `[${n}]`,
			escapedHost: n,
			isIPV6: !1,
			isIPVFuture: !0
		};
		if (x(n, `:`) < 2) return {
			host: e,
			isIPV6: !1,
			error: t
		};
		let r = ``, i = n.indexOf(`%`);
		if (i !== -1) {
			let t = n.slice(i, i + 3).toLowerCase() === `%25` ? 3 : 1;
			if (r = n.slice(i + t), !_(r)) return {
				host: e,
				isIPV6: !1,
				error: !0
			};
			n = n.slice(0, i);
		}
		let a = y(n);
		return a === void 0 ? {
			host: e,
			isIPV6: !1,
			error: !0
		} : {
			host: a + (r ? `%` + r : ``),
			escapedHost: a + (r ? `%25` + r : ``),
			isIPV6: !0
		};
	}
	function x(e, t) {
		let n = 0;
		for (let r = 0; r < e.length; r++) e[r] === t && n++;
		return n;
	}
	function S(e) {
		let t = e, n = [], r = -1, i = 0;
		for (; i = t.length;) {
			if (i === 1) {
				if (t === `.`) break;
				if (t === `/`) {
					n.push(`/`);
					break;
				}
				n.push(t);
				break;
			}
			if (i === 2) {
				if (t[0] === `.`) {
					if (t[1] === `.`) break;
					if (t[1] === `/`) {
						t = t.slice(2);
						continue;
					}
				} else if (t[0] === `/` && (t[1] === `.` || t[1] === `/`)) {
					n.push(`/`);
					break;
				}
			} else if (i === 3 && t === `/..`) {
				n.length !== 0 && n.pop(), n.push(`/`);
				break;
			}
			if (t[0] === `.`) {
				if (t[1] === `.`) {
					if (t[2] === `/`) {
						t = t.slice(3);
						continue;
					}
				} else if (t[1] === `/`) {
					t = t.slice(2);
					continue;
				}
			} else if (t[0] === `/` && t[1] === `.`) {
				if (t[2] === `/`) {
					t = t.slice(2);
					continue;
				}
				if (t[2] === `.` && t[3] === `/`) {
					t = t.slice(3), n.length !== 0 && n.pop();
					continue;
				}
			}
			if ((r = t.indexOf(`/`, 1)) === -1) {
				n.push(t);
				break;
			}
			n.push(t.slice(0, r)), t = t.slice(r);
		}
		return n.join(``);
	}
	function C(e) {
		if (e === `` || e[0] === `/`) return S(e);
		let t = e.split(`/`), n = t.length - 1, r = [], i = !1;
		for (let e = 0; e <= n; e++) {
			let a = t[e];
			a === `.` || a === `..` ? (a === `..` && (r.length !== 0 && r[r.length - 1] !== `..` ? r.pop() : r.push(`..`)), i = e === n) : r.push(a);
		}
		return i && r[r.length - 1] !== `..` && r.push(``), (r.length === 0 || r[0] === `` || r[0].includes(`:`)) && r.unshift(`.`), r.join(`/`);
	}
	let w = {
		"@": `%40`,
		"/": `%2F`,
		"?": `%3F`,
		"#": `%23`,
		":": `%3A`
	}, T = /[@/?#:]/g, E = /[@/?#]/g;
	function D(e, t) {
		let n = t ? E : T;
		return n.lastIndex = 0, e.replace(n, (e) => w[e]);
	}
	function O(e, t = !1) {
		if (e.indexOf(`%`) === -1) return e;
		let n = ``;
		for (let r = 0; r < e.length; r++) {
			if (e[r] === `%` && r + 2 < e.length) {
				let i = e.slice(r + 1, r + 3);
				if (a(i)) {
					let e = i.toUpperCase(), a = String.fromCharCode(parseInt(e, 16));
					t && o(a) ? n += a : n += `%` + e, r += 2;
					continue;
				}
			}
			n += e[r];
		}
		return n;
	}
	function k(e) {
		let t = ``;
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (r === `%` && n + 2 < e.length) {
				let r = e.slice(n + 1, n + 3);
				if (a(r)) {
					let e = r.toUpperCase(), i = String.fromCharCode(parseInt(e, 16));
					i !== `.` && o(i) ? t += i : t += `%` + e, n += 2;
					continue;
				}
			}
			if (s(r)) t += r;
			else {
				let i = e.charCodeAt(n);
				if (i < 128) t += F(i) ? r : u[i];
				else if (i < 55296 || i > 57343) t += d(i);
				else if (i <= 56319 && n + 1 < e.length) {
					let r = e.charCodeAt(n + 1);
					r >= 56320 && r <= 57343 ? (t += d(65536 + (i - 55296 << 10) + (r - 56320)), n++) : t += d(65533);
				} else t += d(65533);
			}
		}
		return t;
	}
	function A(e, t = !1) {
		let n = ``, r = t && e[0] !== `/`;
		for (let t = 0; t < e.length; t++) {
			let i = e[t];
			if (i === `%` && t + 2 < e.length) {
				let r = e.slice(t + 1, t + 3);
				if (a(r)) {
					n += `%` + r.toUpperCase(), t += 2;
					continue;
				}
			}
			if (i === `/` && (r = !1), s(i) && (i !== `:` || !r)) n += i;
			else {
				let r = e.charCodeAt(t);
				if (r < 128) n += u[r];
				else if (r < 55296 || r > 57343) n += d(r);
				else if (r <= 56319 && t + 1 < e.length) {
					let i = e.charCodeAt(t + 1);
					i >= 56320 && i <= 57343 ? (n += d(65536 + (r - 55296 << 10) + (i - 56320)), t++) : n += d(65533);
				} else n += d(65533);
			}
		}
		return n;
	}
	function j(e, t) {
		let n = ``;
		for (let r = 0; r < e.length; r++) {
			let i = e[r];
			if (i === `%` && r + 2 < e.length) {
				let t = e.slice(r + 1, r + 3);
				if (a(t)) {
					n += `%` + t.toUpperCase(), r += 2;
					continue;
				}
			}
			if (t(i)) n += i;
			else {
				let t = e.charCodeAt(r);
				if (t < 128) n += u[t];
				else if (t < 55296 || t > 57343) n += d(t);
				else if (t <= 56319 && r + 1 < e.length) {
					let i = e.charCodeAt(r + 1);
					i >= 56320 && i <= 57343 ? (n += d(65536 + (t - 55296 << 10) + (i - 56320)), r++) : n += d(65533);
				} else n += d(65533);
			}
		}
		return n;
	}
	function M(e) {
		return j(e, l);
	}
	function N(e) {
		return j(e, c);
	}
	function P(e) {
		return j(e, c);
	}
	function F(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 42 || e === 43 || e === 45 || e === 46 || e === 47 || e === 64 || e === 95;
	}
	function I(e) {
		let t = ``;
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (r === `%` && n + 2 < e.length) {
				let r = e.slice(n + 1, n + 3);
				if (a(r)) {
					let e = r.toUpperCase(), i = String.fromCharCode(parseInt(e, 16));
					o(i) ? t += i : t += `%` + e, n += 2;
					continue;
				}
			}
			if (c(r)) t += r;
			else {
				let i = e.charCodeAt(n);
				if (i < 128) t += F(i) ? r : u[i];
				else if (i < 55296 || i > 57343) t += d(i);
				else if (i <= 56319 && n + 1 < e.length) {
					let r = e.charCodeAt(n + 1);
					r >= 56320 && r <= 57343 ? (t += d(65536 + (i - 55296 << 10) + (r - 56320)), n++) : t += d(65533);
				} else t += d(65533);
			}
		}
		return t;
	}
	function L(e) {
		let t = ``;
		for (let n = 0; n < e.length; n++) {
			if (e[n] === `%` && n + 2 < e.length) {
				let r = e.slice(n + 1, n + 3);
				if (a(r)) {
					t += `%` + r.toUpperCase(), n += 2;
					continue;
				}
			}
			t += escape(e[n]);
		}
		return t;
	}
	function R(e) {
		let t = [];
		if (e.userinfo !== void 0 && (t.push(M(e.userinfo)), t.push(`@`)), e.host !== void 0) {
			let n = e.host;
			if (!r(n)) {
				let e = b(n);
				e.isIPV6 !== !0 && e.isIPVFuture !== !0 && (n = O(n, !0), e = b(n)), n = e.isIPV6 === !0 || e.isIPVFuture === !0 ? `[${e.escapedHost}]` : D(n, !1);
			}
			t.push(n);
		}
		if (typeof e.port == `number` || typeof e.port == `string`) {
			let n = String(e.port);
			if (!i(n)) throw TypeError(`URI port is malformed.`);
			t.push(`:`), t.push(n);
		}
		return t.length ? t.join(``) : void 0;
	}
	t.exports = {
		nonSimpleDomain: g,
		recomposeAuthority: R,
		reescapeHostDelimiters: D,
		normalizePercentEncoding: O,
		normalizePathEncoding: k,
		serializePathEncoding: A,
		normalizeQueryFragmentEncoding: I,
		encodeUserinfo: M,
		encodeQuery: N,
		encodeFragment: P,
		escapePreservingEscapes: L,
		removeDotSegments: S,
		removeDotSegmentsRelative: C,
		isIPv4: r,
		isUUID: n,
		normalizeIPv6: b,
		stringArrayToHexStripped: f
	};
})), I = e.__commonJSMin(((e, t) => {
	let { isUUID: n } = F(), r = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu, i = [
		`http`,
		`https`,
		`ws`,
		`wss`,
		`urn`,
		`urn:uuid`
	];
	function a(e) {
		return i.indexOf(e) !== -1;
	}
	function o(e) {
		return e.secure === !0 ? !0 : e.secure === !1 ? !1 : e.scheme ? e.scheme.length === 3 && (e.scheme[0] === `w` || e.scheme[0] === `W`) && (e.scheme[1] === `s` || e.scheme[1] === `S`) && (e.scheme[2] === `s` || e.scheme[2] === `S`) : !1;
	}
	function s(e) {
		return e.host || (e.error = e.error || `HTTP URIs must have a host.`), e;
	}
	function c(e) {
		let t = String(e.scheme).toLowerCase() === `https`;
		return (e.port === (t ? 443 : 80) || e.port === ``) && (e.port = void 0), e.path ||= `/`, e;
	}
	function l(e) {
		return e.secure = o(e), e.resourceName = (e.path || `/`) + (e.query ? `?` + e.query : ``), e.path = void 0, e.query = void 0, e;
	}
	function u(e) {
		if ((e.port === (o(e) ? 443 : 80) || e.port === ``) && (e.port = void 0), typeof e.secure == `boolean` && (e.scheme = e.secure ? `wss` : `ws`, e.secure = void 0), e.resourceName) {
			let t = e.resourceName.indexOf(`?`), n = t === -1 ? e.resourceName : e.resourceName.slice(0, t);
			e.path = n && n !== `/` ? n : void 0, e.query = t === -1 ? void 0 : e.resourceName.slice(t + 1), e.resourceName = void 0;
		}
		return e.fragment = void 0, e;
	}
	function d(e, t) {
		if (!e.path) return e.error = `URN can not be parsed`, e;
		let n = e.path.match(r);
		if (n && n[0] === e.path) {
			let r = t.scheme || e.scheme || `urn`;
			e.nid = n[1].toLowerCase(), e.nss = n[2];
			let i = y(`${r}:${t.nid || e.nid}`);
			e.path = void 0, i && (e = i.parse(e, t));
		} else e.error = e.error || `URN can not be parsed.`;
		return e;
	}
	function f(e, t) {
		if (e.nid === void 0) throw Error(`URN without nid cannot be serialized`);
		let n = t.scheme || e.scheme || `urn`, r = e.nid.toLowerCase(), i = y(`${n}:${t.nid || r}`);
		i && (e = i.serialize(e, t));
		let a = e, o = e.nss;
		return a.path = `${r || t.nid}:${o}`, t.skipEscape = !0, a;
	}
	function p(e, t) {
		let r = e;
		return r.uuid = r.nss, r.nss = void 0, t.tolerant || r.uuid && n(r.uuid) || (r.error = r.error || `UUID is not valid.`), r;
	}
	function m(e) {
		let t = e;
		return t.nss = (e.uuid || ``).toLowerCase(), t;
	}
	let h = {
		scheme: `http`,
		domainHost: !0,
		parse: s,
		serialize: c
	}, g = {
		scheme: `https`,
		domainHost: h.domainHost,
		parse: s,
		serialize: c
	}, _ = {
		scheme: `ws`,
		domainHost: !0,
		parse: l,
		serialize: u
	}, v = {
		http: h,
		https: g,
		ws: _,
		wss: {
			scheme: `wss`,
			domainHost: _.domainHost,
			parse: _.parse,
			serialize: _.serialize
		},
		urn: {
			scheme: `urn`,
			parse: d,
			serialize: f,
			skipNormalize: !0
		},
		"urn:uuid": {
			scheme: `urn:uuid`,
			parse: p,
			serialize: m,
			skipNormalize: !0
		}
	};
	Object.setPrototypeOf(v, null);
	function y(e) {
		return e && (v[e] || v[e.toLowerCase()]) || void 0;
	}
	t.exports = {
		wsIsSecure: o,
		SCHEMES: v,
		isValidSchemeName: a,
		getSchemeHandler: y
	};
})), L = e.__commonJSMin(((e, t) => {
	let { normalizeIPv6: n, removeDotSegments: r, removeDotSegmentsRelative: i, recomposeAuthority: a, normalizePercentEncoding: o, normalizePathEncoding: s, serializePathEncoding: c, normalizeQueryFragmentEncoding: l, encodeQuery: u, encodeFragment: d, reescapeHostDelimiters: f, isIPv4: p, nonSimpleDomain: m } = F(), { SCHEMES: h, getSchemeHandler: g } = I(), _ = /^[A-Za-z][A-Za-z0-9+.-]*$/u, v = `URI scheme is malformed.`, y = `URI host is malformed.`, b = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
	function x(e) {
		let t = String(e);
		if (!_.test(t)) throw TypeError(v);
		return t;
	}
	function S(e, t) {
		return typeof e == `string` ? e = V(e, t) : typeof e == `object` && (e = B(E(e, t), t)), e;
	}
	function C(e, t, r) {
		let i = r ? Object.assign({ scheme: `null` }, r) : { scheme: `null` }, { parsed: a, malformedAuthorityOrPort: o, malformedPercentEncoding: s, malformedSchemeSpecific: c, malformedHost: l, malformedScheme: u } = z(e, i), { parsed: d, malformedAuthorityOrPort: f, malformedPercentEncoding: m, malformedSchemeSpecific: h, malformedHost: _, malformedScheme: v } = z(t, i);
		if (o || f || s || m || c || h || l || _ || u || v) throw Error(a.error || d.error || `URI is malformed.`);
		let b = w(a, d, i, !0), x = g(r && r.scheme || b.scheme), S = b.host, C = S !== void 0 && S !== `` && (p(S) || n(S).isIPV6);
		if (L(b, r || {}, x, C)) throw Error(y);
		P(b, r || {}, x, C);
		let T = S && S.indexOf(`%`) !== -1 && !/\P{ASCII}/u.test(S);
		if (b.error && !T) throw Error(b.error);
		return i.skipEscape = !0, E(b, i);
	}
	function w(e, t, n, a) {
		let o = {};
		if (a || (e = B(E(e, n), n), t = B(E(t, n), n)), n ||= {}, !n.tolerant && t.scheme) o.scheme = t.scheme, o.userinfo = t.userinfo, o.host = t.host, o.port = t.port, o.path = r(t.path || ``), o.query = t.query;
		else {
			if (t.userinfo !== void 0 || t.host !== void 0 || t.port !== void 0) o.userinfo = t.userinfo, o.host = t.host, o.port = t.port, o.path = r(t.path || ``), o.query = t.query;
			else {
				if (!t.path) o.path = e.path, o.query = t.query === void 0 ? e.query : t.query;
				else {
					if (t.path[0] === `/`) o.path = r(t.path);
					else {
						let n = e.userinfo !== void 0 || e.host !== void 0 || e.port !== void 0;
						o.path = n && !e.path ? `/` + t.path : e.path ? e.path.slice(0, e.path.lastIndexOf(`/`) + 1) + t.path : t.path, o.path = e.scheme === void 0 && !n && o.path[0] !== `/` ? i(o.path) : r(o.path);
					}
					o.query = t.query;
				}
				o.userinfo = e.userinfo, o.host = e.host, o.port = e.port;
			}
			o.scheme = e.scheme;
		}
		return o.fragment = t.fragment, o;
	}
	function T(e, t, n) {
		let r = U(e, n), i = U(t, n);
		return r !== void 0 && i !== void 0 && r === i;
	}
	function E(e, t) {
		let n = {
			host: e.host,
			scheme: e.scheme,
			userinfo: e.userinfo,
			port: e.port,
			path: e.path,
			query: e.query,
			nid: e.nid,
			nss: e.nss,
			uuid: e.uuid,
			fragment: e.fragment,
			reference: e.reference,
			resourceName: e.resourceName,
			secure: e.secure,
			error: ``
		}, s = Object.assign({}, t), l = [];
		n.scheme &&= x(n.scheme);
		let f = g(s.scheme || n.scheme);
		f && f.serialize && f.serialize(n, s);
		let p = n.userinfo !== void 0 || n.host !== void 0 || n.port !== void 0, m = (n.scheme === void 0 || s.reference === `suffix`) && !p, h = !s.skipEscape && m;
		n.path !== void 0 && (n.path = s.skipEscape ? o(n.path) : c(n.path, h)), s.reference !== `suffix` && n.scheme && (n.scheme = x(n.scheme), l.push(n.scheme, `:`));
		let _ = a(n);
		if (_ !== void 0 && (s.reference !== `suffix` && l.push(`//`), l.push(_), n.path && n.path[0] !== `/` && l.push(`/`)), n.path !== void 0) {
			let e = n.path;
			s.absolutePath || f && f.absolutePath || (e = m && e[0] !== `/` ? i(e) : r(e)), m && (e = c(e, !0)), _ === void 0 && e[0] === `/` && e[1] === `/` && (e = `/%2F` + e.slice(2)), l.push(e);
		}
		return n.query !== void 0 && l.push(`?`, u(n.query)), n.fragment !== void 0 && l.push(`#`, d(n.fragment)), l.join(``);
	}
	let D = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u, O = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/, k = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
	function A(e, t) {
		if (t[2] !== void 0 && e.path && e.path[0] !== `/`) return `URI path must start with "/" when authority is present.`;
		if (typeof e.port == `number` && (e.port < 0 || e.port > 65535)) return `URI port is malformed.`;
	}
	function j(e) {
		if (e === void 0) return !1;
		let t = e.indexOf(`%`);
		for (; t !== -1;) {
			if (t + 2 >= e.length || !/^[\da-f]{2}$/iu.test(e.slice(t + 1, t + 3))) return !0;
			t = e.indexOf(`%`, t + 3);
		}
		return !1;
	}
	function M(e) {
		return e[0] === `[` && e[e.length - 1] === `]`;
	}
	function N(e) {
		let t = e[4];
		return j(e[3]) || t !== void 0 && !M(t) && j(t) || j(e[6]) || j(e[7]) || j(e[8]);
	}
	function P(e, t, n, r) {
		if (L(e, t, n, r)) return e.error = e.error || y, !0;
		if (!t.unicodeSupport && (!n || !n.unicodeSupport) && e.host && !M(e.host) && (t.domainHost || n && n.domainHost) && r === !1 && m(e.host)) {
			let t;
			try {
				t = new URL(`http://` + e.host);
			} catch (t) {
				return e.error = e.error || `Host's domain name can not be converted to ASCII: ` + t, !0;
			}
			if (!R(t)) return e.error = e.error || y, !0;
			e.host = t.hostname;
		}
		return !1;
	}
	function L(e, t, n, r) {
		return !!(e.host && r === !1 && !M(e.host) && (t.domainHost || n && n.domainHost) && b.test(e.host));
	}
	function R(e) {
		return e.username === `` && e.password === `` && e.port === `` && e.pathname === `/` && e.search === `` && e.hash === `` && e.hostname !== ``;
	}
	function z(e, t) {
		let r = Object.assign({}, t), i = {
			scheme: void 0,
			userinfo: void 0,
			host: ``,
			port: void 0,
			path: ``,
			query: void 0,
			fragment: void 0
		}, a = !1, c = !1, u = !1, d = !1, m = !1, b = !1, x = !1;
		r.reference === `suffix` && (e = r.scheme ? r.scheme + `:` + e : `//` + e);
		let S = e.match(O);
		S !== null && S[1].indexOf(`\\`) !== -1 && (i.error = `URI authority must not contain a literal backslash.`, a = !0);
		let C = e.match(k);
		if (C !== null) {
			let e = C[1], t = e.replace(/[\t\n\r]/g, ``);
			t.length >= 2 && (t.slice(0, 2) === `//` ? e.length !== t.length && (i.error = i.error || `URI authority introducer must not contain whitespace.`, a = !0) : (i.error = i.error || `URI authority must not contain a literal backslash.`, a = !0));
		}
		let w = e.match(D);
		if (w) {
			i.scheme = w[1], i.userinfo = w[3], i.host = w[4], i.port = parseInt(w[5], 10), i.path = w[6] || ``, i.query = w[7], i.fragment = w[8], i.scheme !== void 0 && (_.test(i.scheme) ? i.scheme = i.scheme.toLowerCase() : (i.error = i.error || v, b = !0)), c = N(w), c && (i.error = i.error || `URI contains malformed percent-encoding.`), isNaN(i.port) && (i.port = w[5]);
			let t = A(i, w);
			if (t !== void 0 && (i.error = i.error || t, a = !0), i.host) {
				if (p(i.host) === !1) {
					let e = M(i.host), t = i.host.indexOf(`[`) !== -1 || i.host.indexOf(`]`) !== -1, r = n(i.host);
					x = r.isIPV6 || r.isIPVFuture === !0, m = t && (!e || r.error === !0), i.host = x ? r.host : r.host.toLowerCase(), m && (i.error = i.error || y, a = !0);
				} else x = !0;
			}
			i.reference = i.scheme === void 0 && i.userinfo === void 0 && i.host === void 0 && i.port === void 0 && i.query === void 0 && !i.path ? `same-document` : i.scheme === void 0 ? `relative` : i.fragment === void 0 ? `absolute` : `uri`, r.reference && r.reference !== `suffix` && r.reference !== i.reference && (i.error = i.error || `URI is not a ` + r.reference + ` reference.`);
			let S = g(r.scheme || i.scheme);
			if (m || (d = P(i, r, S, x)), e.indexOf(`%`) !== -1 && i.host !== void 0 && !m) {
				let e = x ? i.host : o(i.host, !0);
				x || (e = o(e.toLowerCase())), i.host = x || r.scheme !== `null` ? f(e, x) : e;
			}
			(!S || S && !S.skipNormalize) && (i.path &&= s(i.path), i.query &&= l(i.query), i.fragment &&= l(i.fragment)), S && S.parse && (S.parse(i, r), S === h.urn && i.nid === void 0 && (u = !0));
		} else i.error = i.error || `URI can not be parsed.`;
		return {
			parsed: i,
			malformedAuthorityOrPort: a,
			malformedPercentEncoding: c,
			malformedSchemeSpecific: u,
			malformedHost: d,
			malformedScheme: b
		};
	}
	function B(e, t) {
		return z(e, t).parsed;
	}
	function V(e, t) {
		return H(e, t).normalized;
	}
	function H(e, t) {
		let { parsed: n, malformedAuthorityOrPort: r, malformedPercentEncoding: i, malformedSchemeSpecific: a, malformedHost: o, malformedScheme: s } = z(e, t);
		return {
			normalized: r || i || a || o || s ? e : E(n, t),
			malformedAuthorityOrPort: r,
			malformedPercentEncoding: i,
			malformedSchemeSpecific: a,
			malformedHost: o,
			malformedScheme: s
		};
	}
	function U(e, t) {
		if (typeof e != `string` && typeof e != `object`) return;
		let n;
		try {
			n = typeof e == `string` ? e : E(e, t);
		} catch {
			return;
		}
		let { normalized: r, malformedAuthorityOrPort: i, malformedPercentEncoding: a, malformedSchemeSpecific: o, malformedHost: s, malformedScheme: c } = H(n, t);
		return i || a || o || s || c ? void 0 : r;
	}
	let W = {
		SCHEMES: h,
		normalize: S,
		resolve: C,
		resolveComponent: w,
		equal: T,
		serialize: E,
		parse: B
	};
	t.exports = W, t.exports.default = W, t.exports.fastUri = W;
})), R = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = L();
	t.code = `require("ajv/dist/runtime/uri").default`, e.default = t;
})), z = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = void 0;
	var t = A();
	Object.defineProperty(e, "KeywordCxt", {
		enumerable: !0,
		get: function() {
			return t.KeywordCxt;
		}
	});
	var n = h();
	Object.defineProperty(e, "_", {
		enumerable: !0,
		get: function() {
			return n._;
		}
	}), Object.defineProperty(e, "str", {
		enumerable: !0,
		get: function() {
			return n.str;
		}
	}), Object.defineProperty(e, "stringify", {
		enumerable: !0,
		get: function() {
			return n.stringify;
		}
	}), Object.defineProperty(e, "nil", {
		enumerable: !0,
		get: function() {
			return n.nil;
		}
	}), Object.defineProperty(e, "Name", {
		enumerable: !0,
		get: function() {
			return n.Name;
		}
	}), Object.defineProperty(e, "CodeGen", {
		enumerable: !0,
		get: function() {
			return n.CodeGen;
		}
	});
	let r = j(), i = M(), a = b(), o = N(), s = h(), c = k(), l = S(), u = g(), d = P(), f = R(), p = (e, t) => new RegExp(e, t);
	p.code = `new RegExp`;
	let m = [
		`removeAdditional`,
		`useDefaults`,
		`coerceTypes`
	], _ = new Set([
		`validate`,
		`serialize`,
		`parse`,
		`wrapper`,
		`root`,
		`schema`,
		`keyword`,
		`pattern`,
		`formats`,
		`validate$data`,
		`func`,
		`obj`,
		`Error`
	]), v = {
		errorDataPath: ``,
		format: "`validateFormats: false` can be used instead.",
		nullable: `"nullable" keyword is supported by default.`,
		jsonPointers: `Deprecated jsPropertySyntax can be used instead.`,
		extendRefs: `Deprecated ignoreKeywordsWithRef can be used instead.`,
		missingRefs: `Pass empty schema with $id that should be ignored to ajv.addSchema.`,
		processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
		sourceCode: "Use option `code: {source: true}`",
		strictDefaults: "It is default now, see option `strict`.",
		strictKeywords: "It is default now, see option `strict`.",
		uniqueItems: `"uniqueItems" keyword is always validated.`,
		unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
		cache: `Map is used as cache, schema object as key.`,
		serialize: `Map is used as cache, schema object as key.`,
		ajvErrors: `It is default now.`
	}, y = {
		ignoreKeywordsWithRef: ``,
		jsPropertySyntax: ``,
		unicode: `"minLength"/"maxLength" account for unicode characters by default.`
	};
	function x(e) {
		let t = e.strict, n = e.code?.optimize, r = n === !0 || n === void 0 ? 1 : n || 0, i = e.code?.regExp ?? p, a = e.uriResolver ?? f.default;
		return {
			strictSchema: e.strictSchema ?? t ?? !0,
			strictNumbers: e.strictNumbers ?? t ?? !0,
			strictTypes: e.strictTypes ?? t ?? `log`,
			strictTuples: e.strictTuples ?? t ?? `log`,
			strictRequired: e.strictRequired ?? t ?? !1,
			code: e.code ? {
				...e.code,
				optimize: r,
				regExp: i
			} : {
				optimize: r,
				regExp: i
			},
			loopRequired: e.loopRequired ?? 200,
			loopEnum: e.loopEnum ?? 200,
			meta: e.meta ?? !0,
			messages: e.messages ?? !0,
			inlineRefs: e.inlineRefs ?? !0,
			schemaId: e.schemaId ?? `$id`,
			addUsedSchema: e.addUsedSchema ?? !0,
			validateSchema: e.validateSchema ?? !0,
			validateFormats: e.validateFormats ?? !0,
			unicodeRegExp: e.unicodeRegExp ?? !0,
			int32range: e.int32range ?? !0,
			uriResolver: a
		};
	}
	var C = class {
		constructor(e = {}) {
			this.schemas = {}, this.refs = {}, this.formats = Object.create(null), this._compilations = new Set(), this._loading = {}, this._cache = new Map(), e = this.opts = {
				...e,
				...x(e)
			};
			let { es5: t, lines: n } = this.opts.code;
			this.scope = new s.ValueScope({
				scope: {},
				prefixes: _,
				es5: t,
				lines: n
			}), this.logger = L(e.logger);
			let r = e.validateFormats;
			e.validateFormats = !1, this.RULES = (0, a.getRules)(), w.call(this, v, e, `NOT SUPPORTED`), w.call(this, y, e, `DEPRECATED`, `warn`), this._metaOpts = F.call(this), e.formats && D.call(this), this._addVocabularies(), this._addDefaultMetaSchema(), e.keywords && O.call(this, e.keywords), typeof e.meta == `object` && this.addMetaSchema(e.meta), E.call(this), e.validateFormats = r;
		}
		_addVocabularies() {
			this.addKeyword(`$async`);
		}
		_addDefaultMetaSchema() {
			let { $data: e, meta: t, schemaId: n } = this.opts, r = d;
			n === `id` && (r = { ...d }, r.id = r.$id, delete r.$id), t && e && this.addMetaSchema(r, r[n], !1);
		}
		defaultMeta() {
			let { meta: e, schemaId: t } = this.opts;
			return this.opts.defaultMeta = typeof e == `object` ? e[t] || e : void 0;
		}
		validate(e, t) {
			let n;
			if (typeof e == `string`) {
				if (n = this.getSchema(e), !n) throw Error(`no schema with key or ref "${e}"`);
			} else n = this.compile(e);
			let r = n(t);
			return `$async` in n || (this.errors = n.errors), r;
		}
		compile(e, t) {
			let n = this._addSchema(e, t);
			return n.validate || this._compileSchemaEnv(n);
		}
		compileAsync(e, t) {
			if (typeof this.opts.loadSchema != `function`) throw Error(`options.loadSchema should be a function`);
			let { loadSchema: n } = this.opts;
			return r.call(this, e, t);
			async function r(e, t) {
				await a.call(this, e.$schema);
				let n = this._addSchema(e, t);
				return n.validate || o.call(this, n);
			}
			async function a(e) {
				e && !this.getSchema(e) && await r.call(this, { $ref: e }, !0);
			}
			async function o(e) {
				try {
					return this._compileSchemaEnv(e);
				} catch (t) {
					if (!(t instanceof i.default)) throw t;
					return s.call(this, t), await c.call(this, t.missingSchema), o.call(this, e);
				}
			}
			function s({ missingSchema: e, missingRef: t }) {
				if (this.refs[e]) throw Error(`AnySchema ${e} is loaded but ${t} cannot be resolved`);
			}
			async function c(e) {
				let n = await l.call(this, e);
				this.refs[e] || await a.call(this, n.$schema), this.refs[e] || this.addSchema(n, e, t);
			}
			async function l(e) {
				let t = this._loading[e];
				if (t) return t;
				try {
					return await (this._loading[e] = n(e));
				} finally {
					delete this._loading[e];
				}
			}
		}
		addSchema(e, t, n, r = this.opts.validateSchema) {
			if (Array.isArray(e)) {
				for (let t of e) this.addSchema(t, void 0, n, r);
				return this;
			}
			let i;
			if (typeof e == `object`) {
				let { schemaId: t } = this.opts;
				if (i = e[t], i !== void 0 && typeof i != `string`) throw Error(`schema ${t} must be string`);
			}
			return t = (0, c.normalizeId)(t || i), this._checkUnique(t), this.schemas[t] = this._addSchema(e, n, t, r, !0), this;
		}
		addMetaSchema(e, t, n = this.opts.validateSchema) {
			return this.addSchema(e, t, !0, n), this;
		}
		validateSchema(e, t) {
			if (typeof e == `boolean`) return !0;
			let n;
			if (n = e.$schema, n !== void 0 && typeof n != `string`) throw Error(`$schema must be a string`);
			if (n = n || this.opts.defaultMeta || this.defaultMeta(), !n) return this.logger.warn(`meta-schema not available`), this.errors = null, !0;
			let r = this.validate(n, e);
			if (!r && t) {
				let e = `schema is invalid: ` + this.errorsText();
				if (this.opts.validateSchema === `log`) this.logger.error(e);
				else throw Error(e);
			}
			return r;
		}
		getSchema(e) {
			let t;
			for (; typeof (t = T.call(this, e)) == `string`;) e = t;
			if (t === void 0) {
				let { schemaId: n } = this.opts, r = new o.SchemaEnv({
					schema: {},
					schemaId: n
				});
				if (t = o.resolveSchema.call(this, r, e), !t) return;
				this.refs[e] = t;
			}
			return t.validate || this._compileSchemaEnv(t);
		}
		removeSchema(e) {
			if (e instanceof RegExp) return this._removeAllSchemas(this.schemas, e), this._removeAllSchemas(this.refs, e), this;
			switch (typeof e) {
				case `undefined`: return this._removeAllSchemas(this.schemas), this._removeAllSchemas(this.refs), this._cache.clear(), this;
				case `string`: {
					let t = T.call(this, e);
					return typeof t == `object` && this._cache.delete(t.schema), delete this.schemas[e], delete this.refs[e], this;
				}
				case `object`: {
					let t = e;
					this._cache.delete(t);
					let n = e[this.opts.schemaId];
					return n && (n = (0, c.normalizeId)(n), delete this.schemas[n], delete this.refs[n]), this;
				}
				default: throw Error(`ajv.removeSchema: invalid parameter`);
			}
		}
		addVocabulary(e) {
			for (let t of e) this.addKeyword(t);
			return this;
		}
		addKeyword(e, t) {
			let n;
			if (typeof e == `string`) n = e, typeof t == `object` && (this.logger.warn(`these parameters are deprecated, see docs for addKeyword`), t.keyword = n);
			else if (typeof e == `object` && t === void 0) {
				if (t = e, n = t.keyword, Array.isArray(n) && !n.length) throw Error(`addKeywords: keyword must be string or non-empty array`);
			} else throw Error(`invalid addKeywords parameters`);
			if (B.call(this, n, t), !t) return (0, u.eachItem)(n, (e) => V.call(this, e)), this;
			U.call(this, t);
			let r = {
				...t,
				type: (0, l.getJSONTypes)(t.type),
				schemaType: (0, l.getJSONTypes)(t.schemaType)
			};
			return (0, u.eachItem)(n, r.type.length === 0 ? (e) => V.call(this, e, r) : (e) => r.type.forEach((t) => V.call(this, e, r, t))), this;
		}
		getKeyword(e) {
			let t = this.RULES.all[e];
			return typeof t == `object` ? t.definition : !!t;
		}
		removeKeyword(e) {
			let { RULES: t } = this;
			delete t.keywords[e], delete t.all[e];
			for (let n of t.rules) {
				let t = n.rules.findIndex((t) => t.keyword === e);
				t >= 0 && n.rules.splice(t, 1);
			}
			return this;
		}
		addFormat(e, t) {
			return typeof t == `string` && (t = new RegExp(t)), this.formats[e] = t, this;
		}
		errorsText(e = this.errors, { separator: t = `, `, dataVar: n = `data` } = {}) {
			return !e || e.length === 0 ? `No errors` : e.map((e) => `${n}${e.instancePath} ${e.message}`).reduce((e, n) => e + t + n);
		}
		$dataMetaSchema(e, t) {
			let n = this.RULES.all;
			e = JSON.parse(JSON.stringify(e));
			for (let r of t) {
				let t = r.split(`/`).slice(1), i = e;
				for (let e of t) i = i[e];
				for (let e in n) {
					let t = n[e];
					if (typeof t != `object`) continue;
					let { $data: r } = t.definition, a = i[e];
					r && a && (i[e] = G(a));
				}
			}
			return e;
		}
		_removeAllSchemas(e, t) {
			for (let n in e) {
				let r = e[n];
				(!t || t.test(n)) && (typeof r == `string` ? delete e[n] : r && !r.meta && (this._cache.delete(r.schema), delete e[n]));
			}
		}
		_addSchema(e, t, n, r = this.opts.validateSchema, i = this.opts.addUsedSchema) {
			let a, { schemaId: s } = this.opts;
			if (typeof e == `object`) a = e[s];
			else if (this.opts.jtd) throw Error(`schema must be object`);
			else if (typeof e != `boolean`) throw Error(`schema must be object or boolean`);
			let l = this._cache.get(e);
			if (l !== void 0) return l;
			n = (0, c.normalizeId)(a || n);
			let u = c.getSchemaRefs.call(this, e, n);
			return l = new o.SchemaEnv({
				schema: e,
				schemaId: s,
				meta: t,
				baseId: n,
				localRefs: u
			}), this._cache.set(l.schema, l), i && !n.startsWith(`#`) && (n && this._checkUnique(n), this.refs[n] = l), r && this.validateSchema(e, !0), l;
		}
		_checkUnique(e) {
			if (this.schemas[e] || this.refs[e]) throw Error(`schema with key or id "${e}" already exists`);
		}
		_compileSchemaEnv(e) {
			if (e.meta ? this._compileMetaSchema(e) : o.compileSchema.call(this, e), !e.validate) throw Error(`ajv implementation error`);
			return e.validate;
		}
		_compileMetaSchema(e) {
			let t = this.opts;
			this.opts = this._metaOpts;
			try {
				o.compileSchema.call(this, e);
			} finally {
				this.opts = t;
			}
		}
	};
	C.ValidationError = r.default, C.MissingRefError = i.default, e.default = C;
	function w(e, t, n, r = `error`) {
		for (let i in e) {
			let a = i;
			a in t && this.logger[r](`${n}: option ${i}. ${e[a]}`);
		}
	}
	function T(e) {
		return e = (0, c.normalizeId)(e), this.schemas[e] || this.refs[e];
	}
	function E() {
		let e = this.opts.schemas;
		if (e) {
			if (Array.isArray(e)) this.addSchema(e);
			else for (let t in e) this.addSchema(e[t], t);
		}
	}
	function D() {
		for (let e in this.opts.formats) {
			let t = this.opts.formats[e];
			t && this.addFormat(e, t);
		}
	}
	function O(e) {
		if (Array.isArray(e)) this.addVocabulary(e);
		else {
			this.logger.warn(`keywords option as map is deprecated, pass array`);
			for (let t in e) {
				let n = e[t];
				n.keyword ||= t, this.addKeyword(n);
			}
		}
	}
	function F() {
		let e = { ...this.opts };
		for (let t of m) delete e[t];
		return e;
	}
	let I = {
		log() {},
		warn() {},
		error() {}
	};
	function L(e) {
		if (e === !1) return I;
		if (e === void 0) return console;
		if (e.log && e.warn && e.error) return e;
		throw Error(`logger must implement log, warn and error methods`);
	}
	let z = /^[a-z_$][a-z0-9_$:-]*$/i;
	function B(e, t) {
		let { RULES: n } = this;
		if ((0, u.eachItem)(e, (e) => {
			if (n.keywords[e]) throw Error(`Keyword ${e} is already defined`);
			if (!z.test(e)) throw Error(`Keyword ${e} has invalid name`);
		}), t && t.$data && !(`code` in t || `validate` in t)) throw Error(`$data keyword must have "code" or "validate" function`);
	}
	function V(e, t, n) {
		var r;
		let i = t?.post;
		if (n && i) throw Error(`keyword with "post" flag cannot have "type"`);
		let { RULES: a } = this, o = i ? a.post : a.rules.find(({ type: e }) => e === n);
		if (o || (o = {
			type: n,
			rules: []
		}, a.rules.push(o)), a.keywords[e] = !0, !t) return;
		let s = {
			keyword: e,
			definition: {
				...t,
				type: (0, l.getJSONTypes)(t.type),
				schemaType: (0, l.getJSONTypes)(t.schemaType)
			}
		};
		t.before ? H.call(this, o, s, t.before) : o.rules.push(s), a.all[e] = s, (r = t.implements) == null || r.forEach((e) => this.addKeyword(e));
	}
	function H(e, t, n) {
		let r = e.rules.findIndex((e) => e.keyword === n);
		r >= 0 ? e.rules.splice(r, 0, t) : (e.rules.push(t), this.logger.warn(`rule ${n} is not defined`));
	}
	function U(e) {
		let { metaSchema: t } = e;
		t !== void 0 && (e.$data && this.opts.$data && (t = G(t)), e.validateSchema = this.compile(t, !0));
	}
	let W = { $ref: `https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#` };
	function G(e) {
		return { anyOf: [e, W] };
	}
})), B = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = {
		keyword: `id`,
		code() {
			throw Error(`NOT SUPPORTED: keyword "id", use "$id" for schema ID`);
		}
	};
})), V = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.callRef = e.getValidate = void 0;
	let t = M(), n = w(), r = h(), i = _(), a = N(), o = g(), s = {
		keyword: `$ref`,
		schemaType: `string`,
		code(e) {
			let { gen: n, schema: i, it: o } = e, { baseId: s, schemaEnv: u, validateName: d, opts: f, self: p } = o, { root: m } = u;
			if ((i === `#` || i === `#/`) && s === m.baseId) return g();
			let h = a.resolveRef.call(p, m, s, i);
			if (h === void 0) throw new t.default(o.opts.uriResolver, s, i);
			return h instanceof a.SchemaEnv ? _(h) : v(h);
			function g() {
				if (u === m) return l(e, d, u, u.$async);
				let t = n.scopeValue(`root`, { ref: m });
				return l(e, (0, r._)`${t}.validate`, m, m.$async);
			}
			function _(t) {
				l(e, c(e, t), t, t.$async);
			}
			function v(t) {
				let a = n.scopeValue(`schema`, f.code.source === !0 ? {
					ref: t,
					code: (0, r.stringify)(t)
				} : { ref: t }), o = n.name(`valid`), s = e.subschema({
					schema: t,
					dataTypes: [],
					schemaPath: r.nil,
					topSchemaRef: a,
					errSchemaPath: i
				}, o);
				e.mergeEvaluated(s), e.ok(o);
			}
		}
	};
	function c(e, t) {
		let { gen: n } = e;
		return t.validate ? n.scopeValue(`validate`, { ref: t.validate }) : (0, r._)`${n.scopeValue(`wrapper`, { ref: t })}.validate`;
	}
	e.getValidate = c;
	function l(e, t, a, s) {
		let { gen: c, it: l } = e, { allErrors: u, schemaEnv: d, opts: f } = l, p = f.passContext ? i.default.this : r.nil;
		s ? m() : h();
		function m() {
			if (!d.$async) throw Error(`async schema referenced by sync schema`);
			let i = c.let(`valid`);
			c.try(() => {
				c.code((0, r._)`await ${(0, n.callValidateCode)(e, t, p)}`), _(t), u || c.assign(i, !0);
			}, (e) => {
				c.if((0, r._)`!(${e} instanceof ${l.ValidationError})`, () => c.throw(e)), g(e), u || c.assign(i, !1);
			}), e.ok(i);
		}
		function h() {
			e.result((0, n.callValidateCode)(e, t, p), () => _(t), () => g(t));
		}
		function g(e) {
			let t = (0, r._)`${e}.errors`;
			c.assign(i.default.vErrors, (0, r._)`${i.default.vErrors} === null ? ${t} : ${i.default.vErrors}.concat(${t})`), c.assign(i.default.errors, (0, r._)`${i.default.vErrors}.length`);
		}
		function _(e) {
			if (!l.opts.unevaluated) return;
			let t = a?.validate?.evaluated;
			if (l.props !== !0) {
				if (t && !t.dynamicProps) t.props !== void 0 && (l.props = o.mergeEvaluated.props(c, t.props, l.props));
				else {
					let t = c.var(`props`, (0, r._)`${e}.evaluated.props`);
					l.props = o.mergeEvaluated.props(c, t, l.props, r.Name);
				}
			}
			if (l.items !== !0) {
				if (t && !t.dynamicItems) t.items !== void 0 && (l.items = o.mergeEvaluated.items(c, t.items, l.items));
				else {
					let t = c.var(`items`, (0, r._)`${e}.evaluated.items`);
					l.items = o.mergeEvaluated.items(c, t, l.items, r.Name);
				}
			}
		}
	}
	e.callRef = l, e.default = s;
})), H = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = B(), n = V();
	e.default = [
		`$schema`,
		`$id`,
		`$defs`,
		`$vocabulary`,
		{ keyword: `$comment` },
		`definitions`,
		t.default,
		n.default
	];
})), U = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = t.operators, r = {
		maximum: {
			okStr: `<=`,
			ok: n.LTE,
			fail: n.GT
		},
		minimum: {
			okStr: `>=`,
			ok: n.GTE,
			fail: n.LT
		},
		exclusiveMaximum: {
			okStr: `<`,
			ok: n.LT,
			fail: n.GTE
		},
		exclusiveMinimum: {
			okStr: `>`,
			ok: n.GT,
			fail: n.LTE
		}
	};
	e.default = {
		keyword: Object.keys(r),
		type: `number`,
		schemaType: `number`,
		$data: !0,
		error: {
			message: ({ keyword: e, schemaCode: n }) => (0, t.str)`must be ${r[e].okStr} ${n}`,
			params: ({ keyword: e, schemaCode: n }) => (0, t._)`{comparison: ${r[e].okStr}, limit: ${n}}`
		},
		code(e) {
			let { keyword: n, data: i, schemaCode: a } = e;
			e.fail$data((0, t._)`${i} ${r[n].fail} ${a} || isNaN(${i})`);
		}
	};
})), W = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h();
	e.default = {
		keyword: `multipleOf`,
		type: `number`,
		schemaType: `number`,
		$data: !0,
		error: {
			message: ({ schemaCode: e }) => (0, t.str)`must be multiple of ${e}`,
			params: ({ schemaCode: e }) => (0, t._)`{multipleOf: ${e}}`
		},
		code(e) {
			let { gen: n, data: r, schemaCode: i, it: a } = e, o = a.opts.multipleOfPrecision, s = n.let(`res`), c = o ? (0, t._)`Math.abs(Math.round(${s}) - ${s}) > 1e-${o}` : (0, t._)`${s} !== parseInt(${s})`;
			e.fail$data((0, t._)`(${i} === 0 || (${s} = ${r}/${i}, ${c}))`);
		}
	};
})), G = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	function t(e) {
		let t = e.length, n = 0, r = 0, i;
		for (; r < t;) n++, i = e.charCodeAt(r++), i >= 55296 && i <= 56319 && r < t && (i = e.charCodeAt(r), (i & 64512) == 56320 && r++);
		return n;
	}
	e.default = t, t.code = `require("ajv/dist/runtime/ucs2length").default`;
})), ee = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = g(), r = G();
	e.default = {
		keyword: [`maxLength`, `minLength`],
		type: `string`,
		schemaType: `number`,
		$data: !0,
		error: {
			message({ keyword: e, schemaCode: n }) {
				let r = e === `maxLength` ? `more` : `fewer`;
				return (0, t.str)`must NOT have ${r} than ${n} characters`;
			},
			params: ({ schemaCode: e }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { keyword: i, data: a, schemaCode: o, it: s } = e, c = i === `maxLength` ? t.operators.GT : t.operators.LT, l = s.opts.unicode === !1 ? (0, t._)`${a}.length` : (0, t._)`${(0, n.useFunc)(e.gen, r.default)}(${a})`;
			e.fail$data((0, t._)`${l} ${c} ${o}`);
		}
	};
})), te = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = w(), n = g(), r = h();
	e.default = {
		keyword: `pattern`,
		type: `string`,
		schemaType: `string`,
		$data: !0,
		error: {
			message: ({ schemaCode: e }) => (0, r.str)`must match pattern "${e}"`,
			params: ({ schemaCode: e }) => (0, r._)`{pattern: ${e}}`
		},
		code(e) {
			let { gen: i, data: a, $data: o, schema: s, schemaCode: c, it: l } = e, u = l.opts.unicodeRegExp ? `u` : ``;
			if (o) {
				let { regExp: t } = l.opts.code, o = t.code === `new RegExp` ? (0, r._)`new RegExp` : (0, n.useFunc)(i, t), s = i.let(`valid`);
				i.try(() => i.assign(s, (0, r._)`${o}(${c}, ${u}).test(${a})`), () => i.assign(s, !1)), e.fail$data((0, r._)`!${s}`);
			} else {
				let n = (0, t.usePattern)(e, s);
				e.fail$data((0, r._)`!${n}.test(${a})`);
			}
		}
	};
})), ne = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h();
	e.default = {
		keyword: [`maxProperties`, `minProperties`],
		type: `object`,
		schemaType: `number`,
		$data: !0,
		error: {
			message({ keyword: e, schemaCode: n }) {
				let r = e === `maxProperties` ? `more` : `fewer`;
				return (0, t.str)`must NOT have ${r} than ${n} properties`;
			},
			params: ({ schemaCode: e }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { keyword: n, data: r, schemaCode: i } = e, a = n === `maxProperties` ? t.operators.GT : t.operators.LT;
			e.fail$data((0, t._)`Object.keys(${r}).length ${a} ${i}`);
		}
	};
})), re = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = w(), n = h(), r = g();
	e.default = {
		keyword: `required`,
		type: `object`,
		schemaType: `array`,
		$data: !0,
		error: {
			message: ({ params: { missingProperty: e } }) => (0, n.str)`must have required property '${e}'`,
			params: ({ params: { missingProperty: e } }) => (0, n._)`{missingProperty: ${e}}`
		},
		code(e) {
			let { gen: i, schema: a, schemaCode: o, data: s, $data: c, it: l } = e, { opts: u } = l;
			if (!c && a.length === 0) return;
			let d = a.length >= u.loopRequired;
			if (l.allErrors ? f() : p(), u.strictRequired) {
				let t = e.parentSchema.properties, { definedProperties: n } = e.it;
				for (let e of a) if (t?.[e] === void 0 && !n.has(e)) {
					let t = `required property "${e}" is not defined at "${l.schemaEnv.baseId + l.errSchemaPath}" (strictRequired)`;
					(0, r.checkStrictMode)(l, t, l.opts.strictRequired);
				}
			}
			function f() {
				if (d || c) e.block$data(n.nil, m);
				else for (let n of a) (0, t.checkReportMissingProp)(e, n);
			}
			function p() {
				let n = i.let(`missing`);
				if (d || c) {
					let t = i.let(`valid`, !0);
					e.block$data(t, () => h(n, t)), e.ok(t);
				} else i.if((0, t.checkMissingProp)(e, a, n)), (0, t.reportMissingProp)(e, n), i.else();
			}
			function m() {
				i.forOf(`prop`, o, (n) => {
					e.setParams({ missingProperty: n }), i.if((0, t.noPropertyInData)(i, s, n, u.ownProperties), () => e.error());
				});
			}
			function h(r, a) {
				e.setParams({ missingProperty: r }), i.forOf(r, o, () => {
					i.assign(a, (0, t.propertyInData)(i, s, r, u.ownProperties)), i.if((0, n.not)(a), () => {
						e.error(), i.break();
					});
				}, n.nil);
			}
		}
	};
})), ie = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h();
	e.default = {
		keyword: [`maxItems`, `minItems`],
		type: `array`,
		schemaType: `number`,
		$data: !0,
		error: {
			message({ keyword: e, schemaCode: n }) {
				let r = e === `maxItems` ? `more` : `fewer`;
				return (0, t.str)`must NOT have ${r} than ${n} items`;
			},
			params: ({ schemaCode: e }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { keyword: n, data: r, schemaCode: i } = e, a = n === `maxItems` ? t.operators.GT : t.operators.LT;
			e.fail$data((0, t._)`${r}.length ${a} ${i}`);
		}
	};
})), K = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = D();
	t.code = `require("ajv/dist/runtime/equal").default`, e.default = t;
})), ae = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = S(), n = h(), r = g(), i = K();
	e.default = {
		keyword: `uniqueItems`,
		type: `array`,
		schemaType: `boolean`,
		$data: !0,
		error: {
			message: ({ params: { i: e, j: t } }) => (0, n.str)`must NOT have duplicate items (items ## ${t} and ${e} are identical)`,
			params: ({ params: { i: e, j: t } }) => (0, n._)`{i: ${e}, j: ${t}}`
		},
		code(e) {
			let { gen: a, data: o, $data: s, schema: c, parentSchema: l, schemaCode: u, it: d } = e;
			if (!s && !c) return;
			let f = a.let(`valid`), p = l.items ? (0, t.getSchemaTypes)(l.items) : [];
			e.block$data(f, m, (0, n._)`${u} === false`), e.ok(f);
			function m() {
				let t = a.let(`i`, (0, n._)`${o}.length`), r = a.let(`j`);
				e.setParams({
					i: t,
					j: r
				}), a.assign(f, !0), a.if((0, n._)`${t} > 1`, () => (h() ? g : _)(t, r));
			}
			function h() {
				return p.length > 0 && !p.some((e) => e === `object` || e === `array`);
			}
			function g(r, i) {
				let s = a.name(`item`), c = (0, t.checkDataTypes)(p, s, d.opts.strictNumbers, t.DataType.Wrong), l = a.const(`indices`, (0, n._)`{}`);
				a.for((0, n._)`;${r}--;`, () => {
					a.let(s, (0, n._)`${o}[${r}]`), a.if(c, (0, n._)`continue`), p.length > 1 && a.if((0, n._)`typeof ${s} == "string"`, (0, n._)`${s} += "_"`), a.if((0, n._)`typeof ${l}[${s}] == "number"`, () => {
						a.assign(i, (0, n._)`${l}[${s}]`), e.error(), a.assign(f, !1).break();
					}).code((0, n._)`${l}[${s}] = ${r}`);
				});
			}
			function _(t, s) {
				let c = (0, r.useFunc)(a, i.default), l = a.name(`outer`);
				a.label(l).for((0, n._)`;${t}--;`, () => a.for((0, n._)`${s} = ${t}; ${s}--;`, () => a.if((0, n._)`${c}(${o}[${t}], ${o}[${s}])`, () => {
					e.error(), a.assign(f, !1).break(l);
				})));
			}
		}
	};
})), q = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = g(), r = K();
	e.default = {
		keyword: `const`,
		$data: !0,
		error: {
			message: `must be equal to constant`,
			params: ({ schemaCode: e }) => (0, t._)`{allowedValue: ${e}}`
		},
		code(e) {
			let { gen: i, data: a, $data: o, schemaCode: s, schema: c } = e;
			o || c && typeof c == `object` ? e.fail$data((0, t._)`!${(0, n.useFunc)(i, r.default)}(${a}, ${s})`) : e.fail((0, t._)`${c} !== ${a}`);
		}
	};
})), J = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = g(), r = K();
	e.default = {
		keyword: `enum`,
		schemaType: `array`,
		$data: !0,
		error: {
			message: `must be equal to one of the allowed values`,
			params: ({ schemaCode: e }) => (0, t._)`{allowedValues: ${e}}`
		},
		code(e) {
			let { gen: i, data: a, $data: o, schema: s, schemaCode: c, it: l } = e;
			if (!o && s.length === 0) throw Error(`enum must have non-empty array`);
			let u = s.length >= l.opts.loopEnum, d, f = () => d ??= (0, n.useFunc)(i, r.default), p;
			if (u || o) p = i.let(`valid`), e.block$data(p, m);
			else {
				if (!Array.isArray(s)) throw Error(`ajv implementation error`);
				let e = i.const(`vSchema`, c);
				p = (0, t.or)(...s.map((t, n) => h(e, n)));
			}
			e.pass(p);
			function m() {
				i.assign(p, !1), i.forOf(`v`, c, (e) => i.if((0, t._)`${f()}(${a}, ${e})`, () => i.assign(p, !0).break()));
			}
			function h(e, n) {
				let r = s[n];
				return typeof r == `object` && r ? (0, t._)`${f()}(${a}, ${e}[${n}])` : (0, t._)`${a} === ${r}`;
			}
		}
	};
})), Y = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = U(), n = W(), r = ee(), i = te(), a = ne(), o = re(), s = ie(), c = ae(), l = q(), u = J();
	e.default = [
		t.default,
		n.default,
		r.default,
		i.default,
		a.default,
		o.default,
		s.default,
		c.default,
		{
			keyword: `type`,
			schemaType: [`string`, `array`]
		},
		{
			keyword: `nullable`,
			schemaType: `boolean`
		},
		l.default,
		u.default
	];
})), X = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateAdditionalItems = void 0;
	let t = h(), n = g(), r = {
		keyword: `additionalItems`,
		type: `array`,
		schemaType: [`boolean`, `object`],
		before: `uniqueItems`,
		error: {
			message: ({ params: { len: e } }) => (0, t.str)`must NOT have more than ${e} items`,
			params: ({ params: { len: e } }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { parentSchema: t, it: r } = e, { items: a } = t;
			Array.isArray(a) ? i(e, a) : (0, n.checkStrictMode)(r, `"additionalItems" is ignored when "items" is not an array of schemas`);
		}
	};
	function i(e, r) {
		let { gen: i, schema: a, data: o, keyword: s, it: c } = e;
		c.items = !0;
		let l = i.const(`len`, (0, t._)`${o}.length`);
		if (a === !1) e.setParams({ len: r.length }), e.pass((0, t._)`${l} <= ${r.length}`);
		else if (typeof a == `object` && !(0, n.alwaysValidSchema)(c, a)) {
			let n = i.var(`valid`, (0, t._)`${l} <= ${r.length}`);
			i.if((0, t.not)(n), () => u(n)), e.ok(n);
		}
		function u(a) {
			i.forRange(`i`, r.length, l, (r) => {
				e.subschema({
					keyword: s,
					dataProp: r,
					dataPropType: n.Type.Num
				}, a), c.allErrors || i.if((0, t.not)(a), () => i.break());
			});
		}
	}
	e.validateAdditionalItems = i, e.default = r;
})), Z = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateTuple = void 0;
	let t = h(), n = g(), r = w(), i = {
		keyword: `items`,
		type: `array`,
		schemaType: [
			`object`,
			`array`,
			`boolean`
		],
		before: `uniqueItems`,
		code(e) {
			let { schema: t, it: i } = e;
			if (Array.isArray(t)) return a(e, `additionalItems`, t);
			i.items = !0, (0, n.alwaysValidSchema)(i, t) || e.ok((0, r.validateArray)(e));
		}
	};
	function a(e, r, i = e.schema) {
		let { gen: a, parentSchema: o, data: s, keyword: c, it: l } = e;
		f(o), l.opts.unevaluated && i.length && l.items !== !0 && (l.items = n.mergeEvaluated.items(a, i.length, l.items));
		let u = a.name(`valid`), d = a.const(`len`, (0, t._)`${s}.length`);
		i.forEach((r, i) => {
			(0, n.alwaysValidSchema)(l, r) || (a.if((0, t._)`${d} > ${i}`, () => e.subschema({
				keyword: c,
				schemaProp: i,
				dataProp: i
			}, u)), e.ok(u));
		});
		function f(e) {
			let { opts: t, errSchemaPath: a } = l, o = i.length, s = o === e.minItems && (o === e.maxItems || e[r] === !1);
			if (t.strictTuples && !s) {
				let e = `"${c}" is ${o}-tuple, but minItems or maxItems/${r} are not specified or different at path "${a}"`;
				(0, n.checkStrictMode)(l, e, t.strictTuples);
			}
		}
	}
	e.validateTuple = a, e.default = i;
})), Q = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Z();
	e.default = {
		keyword: `prefixItems`,
		type: `array`,
		schemaType: [`array`],
		before: `uniqueItems`,
		code: (e) => (0, t.validateTuple)(e, `items`)
	};
})), oe = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = g(), r = w(), i = X();
	e.default = {
		keyword: `items`,
		type: `array`,
		schemaType: [`object`, `boolean`],
		before: `uniqueItems`,
		error: {
			message: ({ params: { len: e } }) => (0, t.str)`must NOT have more than ${e} items`,
			params: ({ params: { len: e } }) => (0, t._)`{limit: ${e}}`
		},
		code(e) {
			let { schema: t, parentSchema: a, it: o } = e, { prefixItems: s } = a;
			o.items = !0, (0, n.alwaysValidSchema)(o, t) || (s ? (0, i.validateAdditionalItems)(e, s) : e.ok((0, r.validateArray)(e)));
		}
	};
})), se = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = g();
	e.default = {
		keyword: `contains`,
		type: `array`,
		schemaType: [`object`, `boolean`],
		before: `uniqueItems`,
		trackErrors: !0,
		error: {
			message: ({ params: { min: e, max: n } }) => n === void 0 ? (0, t.str)`must contain at least ${e} valid item(s)` : (0, t.str)`must contain at least ${e} and no more than ${n} valid item(s)`,
			params: ({ params: { min: e, max: n } }) => n === void 0 ? (0, t._)`{minContains: ${e}}` : (0, t._)`{minContains: ${e}, maxContains: ${n}}`
		},
		code(e) {
			let { gen: r, schema: i, parentSchema: a, data: o, it: s } = e, c, l, { minContains: u, maxContains: d } = a;
			s.opts.next ? (c = u === void 0 ? 1 : u, l = d) : c = 1;
			let f = r.const(`len`, (0, t._)`${o}.length`);
			if (e.setParams({
				min: c,
				max: l
			}), l === void 0 && c === 0) {
				(0, n.checkStrictMode)(s, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
				return;
			}
			if (l !== void 0 && c > l) {
				(0, n.checkStrictMode)(s, `"minContains" > "maxContains" is always invalid`), e.fail();
				return;
			}
			if ((0, n.alwaysValidSchema)(s, i)) {
				let n = (0, t._)`${f} >= ${c}`;
				l !== void 0 && (n = (0, t._)`${n} && ${f} <= ${l}`), e.pass(n);
				return;
			}
			s.items = !0;
			let p = r.name(`valid`);
			l === void 0 && c === 1 ? h(p, () => r.if(p, () => r.break())) : c === 0 ? (r.let(p, !0), l !== void 0 && r.if((0, t._)`${o}.length > 0`, m)) : (r.let(p, !1), m()), e.result(p, () => e.reset());
			function m() {
				let e = r.name(`_valid`), t = r.let(`count`, 0);
				h(e, () => r.if(e, () => g(t)));
			}
			function h(t, i) {
				r.forRange(`i`, 0, f, (r) => {
					e.subschema({
						keyword: `contains`,
						dataProp: r,
						dataPropType: n.Type.Num,
						compositeRule: !0
					}, t), i();
				});
			}
			function g(e) {
				r.code((0, t._)`${e}++`), l === void 0 ? r.if((0, t._)`${e} >= ${c}`, () => r.assign(p, !0).break()) : (r.if((0, t._)`${e} > ${l}`, () => r.assign(p, !1).break()), c === 1 ? r.assign(p, !0) : r.if((0, t._)`${e} >= ${c}`, () => r.assign(p, !0)));
			}
		}
	};
})), ce = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.validateSchemaDeps = e.validatePropertyDeps = e.error = void 0;
	let t = h(), n = g(), r = w();
	e.error = {
		message: ({ params: { property: e, depsCount: n, deps: r } }) => {
			let i = n === 1 ? `property` : `properties`;
			return (0, t.str)`must have ${i} ${r} when property ${e} is present`;
		},
		params: ({ params: { property: e, depsCount: n, deps: r, missingProperty: i } }) => (0, t._)`{property: ${e},
    missingProperty: ${i},
    depsCount: ${n},
    deps: ${r}}`
	};
	let i = {
		keyword: `dependencies`,
		type: `object`,
		schemaType: `object`,
		error: e.error,
		code(e) {
			let [t, n] = a(e);
			o(e, t), s(e, n);
		}
	};
	function a({ schema: e }) {
		let t = {}, n = {};
		for (let r in e) {
			if (r === `__proto__`) continue;
			let i = Array.isArray(e[r]) ? t : n;
			i[r] = e[r];
		}
		return [t, n];
	}
	function o(e, n = e.schema) {
		let { gen: i, data: a, it: o } = e;
		if (Object.keys(n).length === 0) return;
		let s = i.let(`missing`);
		for (let c in n) {
			let l = n[c];
			if (l.length === 0) continue;
			let u = (0, r.propertyInData)(i, a, c, o.opts.ownProperties);
			e.setParams({
				property: c,
				depsCount: l.length,
				deps: l.join(`, `)
			}), o.allErrors ? i.if(u, () => {
				for (let t of l) (0, r.checkReportMissingProp)(e, t);
			}) : (i.if((0, t._)`${u} && (${(0, r.checkMissingProp)(e, l, s)})`), (0, r.reportMissingProp)(e, s), i.else());
		}
	}
	e.validatePropertyDeps = o;
	function s(e, t = e.schema) {
		let { gen: i, data: a, keyword: o, it: s } = e, c = i.name(`valid`);
		for (let l in t) (0, n.alwaysValidSchema)(s, t[l]) || (i.if((0, r.propertyInData)(i, a, l, s.opts.ownProperties), () => {
			let t = e.subschema({
				keyword: o,
				schemaProp: l
			}, c);
			e.mergeValidEvaluated(t, c);
		}, () => i.var(c, !0)), e.ok(c));
	}
	e.validateSchemaDeps = s, e.default = i;
})), le = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = g();
	e.default = {
		keyword: `propertyNames`,
		type: `object`,
		schemaType: [`object`, `boolean`],
		error: {
			message: `property name must be valid`,
			params: ({ params: e }) => (0, t._)`{propertyName: ${e.propertyName}}`
		},
		code(e) {
			let { gen: r, schema: i, data: a, it: o } = e;
			if ((0, n.alwaysValidSchema)(o, i)) return;
			let s = r.name(`valid`);
			r.forIn(`key`, a, (n) => {
				e.setParams({ propertyName: n }), e.subschema({
					keyword: `propertyNames`,
					data: n,
					dataTypes: [`string`],
					propertyName: n,
					compositeRule: !0
				}, s), r.if((0, t.not)(s), () => {
					e.error(!0), o.allErrors || r.break();
				});
			}), e.ok(s);
		}
	};
})), ue = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = w(), n = h(), r = _(), i = g();
	e.default = {
		keyword: `additionalProperties`,
		type: [`object`],
		schemaType: [`boolean`, `object`],
		allowUndefined: !0,
		trackErrors: !0,
		error: {
			message: `must NOT have additional properties`,
			params: ({ params: e }) => (0, n._)`{additionalProperty: ${e.additionalProperty}}`
		},
		code(e) {
			let { gen: a, schema: o, parentSchema: s, data: c, errsCount: l, it: u } = e;
			if (!l) throw Error(`ajv implementation error`);
			let { allErrors: d, opts: f } = u;
			if (u.props = !0, f.removeAdditional !== `all` && (0, i.alwaysValidSchema)(u, o)) return;
			let p = (0, t.allSchemaProperties)(s.properties), m = (0, t.allSchemaProperties)(s.patternProperties);
			h(), e.ok((0, n._)`${l} === ${r.default.errors}`);
			function h() {
				a.forIn(`key`, c, (e) => {
					!p.length && !m.length ? v(e) : a.if(g(e), () => v(e));
				});
			}
			function g(r) {
				let o;
				if (p.length > 8) {
					let e = (0, i.schemaRefOrVal)(u, s.properties, `properties`);
					o = (0, t.isOwnProperty)(a, e, r);
				} else o = p.length ? (0, n.or)(...p.map((e) => (0, n._)`${r} === ${e}`)) : n.nil;
				return m.length && (o = (0, n.or)(o, ...m.map((i) => (0, n._)`${(0, t.usePattern)(e, i)}.test(${r})`))), (0, n.not)(o);
			}
			function _(e) {
				a.code((0, n._)`delete ${c}[${e}]`);
			}
			function v(t) {
				if (f.removeAdditional === `all` || f.removeAdditional && o === !1) _(t);
				else if (o === !1) e.setParams({ additionalProperty: t }), e.error(), d || a.break();
				else if (typeof o == `object` && !(0, i.alwaysValidSchema)(u, o)) {
					let r = a.name(`valid`);
					f.removeAdditional === `failing` ? (y(t, r, !1), a.if((0, n.not)(r), () => {
						e.reset(), _(t);
					})) : (y(t, r), d || a.if((0, n.not)(r), () => a.break()));
				}
			}
			function y(t, n, r) {
				let a = {
					keyword: `additionalProperties`,
					dataProp: t,
					dataPropType: i.Type.Str
				};
				r === !1 && Object.assign(a, {
					compositeRule: !0,
					createErrors: !1,
					allErrors: !1
				}), e.subschema(a, n);
			}
		}
	};
})), de = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = A(), n = w(), r = g(), i = ue();
	e.default = {
		keyword: `properties`,
		type: `object`,
		schemaType: `object`,
		code(e) {
			let { gen: a, schema: o, parentSchema: s, data: c, it: l } = e;
			l.opts.removeAdditional === `all` && s.additionalProperties === void 0 && i.default.code(new t.KeywordCxt(l, i.default, `additionalProperties`));
			let u = (0, n.allSchemaProperties)(o);
			for (let e of u) l.definedProperties.add(e);
			l.opts.unevaluated && u.length && l.props !== !0 && (l.props = r.mergeEvaluated.props(a, (0, r.toHash)(u), l.props));
			let d = u.filter((e) => !(0, r.alwaysValidSchema)(l, o[e]));
			if (d.length === 0) return;
			let f = a.name(`valid`);
			for (let t of d) p(t) ? m(t) : (a.if((0, n.propertyInData)(a, c, t, l.opts.ownProperties)), m(t), l.allErrors || a.else().var(f, !0), a.endIf()), e.it.definedProperties.add(t), e.ok(f);
			function p(e) {
				return l.opts.useDefaults && !l.compositeRule && o[e].default !== void 0;
			}
			function m(t) {
				e.subschema({
					keyword: `properties`,
					schemaProp: t,
					dataProp: t
				}, f);
			}
		}
	};
})), fe = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = w(), n = h(), r = g(), i = g();
	e.default = {
		keyword: `patternProperties`,
		type: `object`,
		schemaType: `object`,
		code(e) {
			let { gen: a, schema: o, data: s, parentSchema: c, it: l } = e, { opts: u } = l, d = (0, t.allSchemaProperties)(o), f = d.filter((e) => (0, r.alwaysValidSchema)(l, o[e]));
			if (d.length === 0 || f.length === d.length && (!l.opts.unevaluated || l.props === !0)) return;
			let p = u.strictSchema && !u.allowMatchingProperties && c.properties, m = a.name(`valid`);
			l.props !== !0 && !(l.props instanceof n.Name) && (l.props = (0, i.evaluatedPropsToName)(a, l.props));
			let { props: h } = l;
			g();
			function g() {
				for (let e of d) p && _(e), l.allErrors ? v(e) : (a.var(m, !0), v(e), a.if(m));
			}
			function _(e) {
				for (let t in p) new RegExp(e).test(t) && (0, r.checkStrictMode)(l, `property ${t} matches pattern ${e} (use allowMatchingProperties)`);
			}
			function v(r) {
				a.forIn(`key`, s, (o) => {
					a.if((0, n._)`${(0, t.usePattern)(e, r)}.test(${o})`, () => {
						let t = f.includes(r);
						t || e.subschema({
							keyword: `patternProperties`,
							schemaProp: r,
							dataProp: o,
							dataPropType: i.Type.Str
						}, m), l.opts.unevaluated && h !== !0 ? a.assign((0, n._)`${h}[${o}]`, !0) : !t && !l.allErrors && a.if((0, n.not)(m), () => a.break());
					});
				});
			}
		}
	};
})), pe = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = g();
	e.default = {
		keyword: `not`,
		schemaType: [`object`, `boolean`],
		trackErrors: !0,
		code(e) {
			let { gen: n, schema: r, it: i } = e;
			if ((0, t.alwaysValidSchema)(i, r)) {
				e.fail();
				return;
			}
			let a = n.name(`valid`);
			e.subschema({
				keyword: `not`,
				compositeRule: !0,
				createErrors: !1,
				allErrors: !1
			}, a), e.failResult(a, () => e.reset(), () => e.error());
		},
		error: { message: `must NOT be valid` }
	};
})), me = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = {
		keyword: `anyOf`,
		schemaType: `array`,
		trackErrors: !0,
		code: w().validateUnion,
		error: { message: `must match a schema in anyOf` }
	};
})), he = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = g();
	e.default = {
		keyword: `oneOf`,
		schemaType: `array`,
		trackErrors: !0,
		error: {
			message: `must match exactly one schema in oneOf`,
			params: ({ params: e }) => (0, t._)`{passingSchemas: ${e.passing}}`
		},
		code(e) {
			let { gen: r, schema: i, parentSchema: a, it: o } = e;
			if (!Array.isArray(i)) throw Error(`ajv implementation error`);
			if (o.opts.discriminator && a.discriminator) return;
			let s = i, c = r.let(`valid`, !1), l = r.let(`passing`, null), u = r.name(`_valid`);
			e.setParams({ passing: l }), r.block(d), e.result(c, () => e.reset(), () => e.error(!0));
			function d() {
				s.forEach((i, a) => {
					let s;
					(0, n.alwaysValidSchema)(o, i) ? r.var(u, !0) : s = e.subschema({
						keyword: `oneOf`,
						schemaProp: a,
						compositeRule: !0
					}, u), a > 0 && r.if((0, t._)`${u} && ${c}`).assign(c, !1).assign(l, (0, t._)`[${l}, ${a}]`).else(), r.if(u, () => {
						r.assign(c, !0), r.assign(l, a), s && e.mergeEvaluated(s, t.Name);
					});
				});
			}
		}
	};
})), ge = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = g();
	e.default = {
		keyword: `allOf`,
		schemaType: `array`,
		code(e) {
			let { gen: n, schema: r, it: i } = e;
			if (!Array.isArray(r)) throw Error(`ajv implementation error`);
			let a = n.name(`valid`);
			r.forEach((n, r) => {
				if ((0, t.alwaysValidSchema)(i, n)) return;
				let o = e.subschema({
					keyword: `allOf`,
					schemaProp: r
				}, a);
				e.ok(a), e.mergeEvaluated(o);
			});
		}
	};
})), _e = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = g(), r = {
		keyword: `if`,
		schemaType: [`object`, `boolean`],
		trackErrors: !0,
		error: {
			message: ({ params: e }) => (0, t.str)`must match "${e.ifClause}" schema`,
			params: ({ params: e }) => (0, t._)`{failingKeyword: ${e.ifClause}}`
		},
		code(e) {
			let { gen: r, parentSchema: a, it: o } = e;
			a.then === void 0 && a.else === void 0 && (0, n.checkStrictMode)(o, `"if" without "then" and "else" is ignored`);
			let s = i(o, `then`), c = i(o, `else`);
			if (!s && !c) return;
			let l = r.let(`valid`, !0), u = r.name(`_valid`);
			if (d(), e.reset(), s && c) {
				let t = r.let(`ifClause`);
				e.setParams({ ifClause: t }), r.if(u, f(`then`, t), f(`else`, t));
			} else s ? r.if(u, f(`then`)) : r.if((0, t.not)(u), f(`else`));
			e.pass(l, () => e.error(!0));
			function d() {
				let t = e.subschema({
					keyword: `if`,
					compositeRule: !0,
					createErrors: !1,
					allErrors: !1
				}, u);
				e.mergeEvaluated(t);
			}
			function f(n, i) {
				return () => {
					let a = e.subschema({ keyword: n }, u);
					r.assign(l, u), e.mergeValidEvaluated(a, l), i ? r.assign(i, (0, t._)`${n}`) : e.setParams({ ifClause: n });
				};
			}
		}
	};
	function i(e, t) {
		let r = e.schema[t];
		return r !== void 0 && !(0, n.alwaysValidSchema)(e, r);
	}
	e.default = r;
})), ve = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = g();
	e.default = {
		keyword: [`then`, `else`],
		schemaType: [`object`, `boolean`],
		code({ keyword: e, parentSchema: n, it: r }) {
			n.if === void 0 && (0, t.checkStrictMode)(r, `"${e}" without "if" is ignored`);
		}
	};
})), ye = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = X(), n = Q(), r = Z(), i = oe(), a = se(), o = ce(), s = le(), c = ue(), l = de(), u = fe(), d = pe(), f = me(), p = he(), m = ge(), h = _e(), g = ve();
	function _(e = !1) {
		let _ = [
			d.default,
			f.default,
			p.default,
			m.default,
			h.default,
			g.default,
			s.default,
			c.default,
			o.default,
			l.default,
			u.default
		];
		return e ? _.push(n.default, i.default) : _.push(t.default, r.default), _.push(a.default), _;
	}
	e.default = _;
})), be = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h();
	e.default = {
		keyword: `format`,
		type: [`number`, `string`],
		schemaType: `string`,
		$data: !0,
		error: {
			message: ({ schemaCode: e }) => (0, t.str)`must match format "${e}"`,
			params: ({ schemaCode: e }) => (0, t._)`{format: ${e}}`
		},
		code(e, n) {
			let { gen: r, data: i, $data: a, schema: o, schemaCode: s, it: c } = e, { opts: l, errSchemaPath: u, schemaEnv: d, self: f } = c;
			if (!l.validateFormats) return;
			a ? p() : m();
			function p() {
				let a = r.scopeValue(`formats`, {
					ref: f.formats,
					code: l.code.formats
				}), o = r.const(`fDef`, (0, t._)`${a}[${s}]`), c = r.let(`fType`), u = r.let(`format`);
				r.if((0, t._)`typeof ${o} == "object" && !(${o} instanceof RegExp)`, () => r.assign(c, (0, t._)`${o}.type || "string"`).assign(u, (0, t._)`${o}.validate`), () => r.assign(c, (0, t._)`"string"`).assign(u, o)), e.fail$data((0, t.or)(p(), m()));
				function p() {
					return l.strictSchema === !1 ? t.nil : (0, t._)`${s} && !${u}`;
				}
				function m() {
					let e = d.$async ? (0, t._)`(${o}.async ? await ${u}(${i}) : ${u}(${i}))` : (0, t._)`${u}(${i})`, r = (0, t._)`(typeof ${u} == "function" ? ${e} : ${u}.test(${i}))`;
					return (0, t._)`${u} && ${u} !== true && ${c} === ${n} && !${r}`;
				}
			}
			function m() {
				let a = f.formats[o];
				if (!a) {
					m();
					return;
				}
				if (a === !0) return;
				let [s, c, p] = h(a);
				s === n && e.pass(g());
				function m() {
					if (l.strictSchema === !1) {
						f.logger.warn(e());
						return;
					}
					throw Error(e());
					function e() {
						return `unknown format "${o}" ignored in schema at path "${u}"`;
					}
				}
				function h(e) {
					let n = e instanceof RegExp ? (0, t.regexpCode)(e) : l.code.formats ? (0, t._)`${l.code.formats}${(0, t.getProperty)(o)}` : void 0, i = r.scopeValue(`formats`, {
						key: o,
						ref: e,
						code: n
					});
					return typeof e == `object` && !(e instanceof RegExp) ? [
						e.type || `string`,
						e.validate,
						(0, t._)`${i}.validate`
					] : [
						`string`,
						e,
						i
					];
				}
				function g() {
					if (typeof a == `object` && !(a instanceof RegExp) && a.async) {
						if (!d.$async) throw Error(`async format in sync schema`);
						return (0, t._)`await ${p}(${i})`;
					}
					return typeof c == `function` ? (0, t._)`${p}(${i})` : (0, t._)`${p}.test(${i})`;
				}
			}
		}
	};
})), xe = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.default = [be().default];
})), Se = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.contentVocabulary = e.metadataVocabulary = void 0, e.metadataVocabulary = [
		`title`,
		`description`,
		`default`,
		`deprecated`,
		`readOnly`,
		`writeOnly`,
		`examples`
	], e.contentVocabulary = [
		`contentMediaType`,
		`contentEncoding`,
		`contentSchema`
	];
})), Ce = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = H(), n = Y(), r = ye(), i = xe(), a = Se();
	e.default = [
		t.default,
		n.default,
		(0, r.default)(),
		i.default,
		a.metadataVocabulary,
		a.contentVocabulary
	];
})), we = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.DiscrError = void 0;
	var t;
	(function(e) {
		e.Tag = `tag`, e.Mapping = `mapping`;
	})(t || (e.DiscrError = t = {}));
})), Te = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = h(), n = we(), r = N(), i = M(), a = g();
	e.default = {
		keyword: `discriminator`,
		type: `object`,
		schemaType: `object`,
		error: {
			message: ({ params: { discrError: e, tagName: t } }) => e === n.DiscrError.Tag ? `tag "${t}" must be string` : `value of tag "${t}" must be in oneOf`,
			params: ({ params: { discrError: e, tag: n, tagName: r } }) => (0, t._)`{error: ${e}, tag: ${r}, tagValue: ${n}}`
		},
		code(e) {
			let { gen: o, data: s, schema: c, parentSchema: l, it: u } = e, { oneOf: d } = l;
			if (!u.opts.discriminator) throw Error(`discriminator: requires discriminator option`);
			let f = c.propertyName;
			if (typeof f != `string`) throw Error(`discriminator: requires propertyName`);
			if (c.mapping) throw Error(`discriminator: mapping is not supported`);
			if (!d) throw Error(`discriminator: requires oneOf keyword`);
			let p = o.let(`valid`, !1), m = o.const(`tag`, (0, t._)`${s}${(0, t.getProperty)(f)}`);
			o.if((0, t._)`typeof ${m} == "string"`, () => h(), () => e.error(!1, {
				discrError: n.DiscrError.Tag,
				tag: m,
				tagName: f
			})), e.ok(p);
			function h() {
				let r = _();
				o.if(!1);
				for (let e in r) o.elseIf((0, t._)`${m} === ${e}`), o.assign(p, g(r[e]));
				o.else(), e.error(!1, {
					discrError: n.DiscrError.Mapping,
					tag: m,
					tagName: f
				}), o.endIf();
			}
			function g(n) {
				let r = o.name(`valid`), i = e.subschema({
					keyword: `oneOf`,
					schemaProp: n
				}, r);
				return e.mergeEvaluated(i, t.Name), r;
			}
			function _() {
				let e = {}, t = o(l), n = !0;
				for (let e = 0; e < d.length; e++) {
					let c = d[e];
					if (c?.$ref && !(0, a.schemaHasRulesButRef)(c, u.self.RULES)) {
						let e = c.$ref;
						if (c = r.resolveRef.call(u.self, u.schemaEnv.root, u.baseId, e), c instanceof r.SchemaEnv && (c = c.schema), c === void 0) throw new i.default(u.opts.uriResolver, u.baseId, e);
					}
					let l = c?.properties?.[f];
					if (typeof l != `object`) throw Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${f}"`);
					n &&= t || o(c), s(l, e);
				}
				if (!n) throw Error(`discriminator: "${f}" must be required`);
				return e;
				function o({ required: e }) {
					return Array.isArray(e) && e.includes(f);
				}
				function s(e, t) {
					if (e.const) c(e.const, t);
					else if (e.enum) for (let n of e.enum) c(n, t);
					else throw Error(`discriminator: "properties/${f}" must have "const" or "enum"`);
				}
				function c(t, n) {
					if (typeof t != `string` || t in e) throw Error(`discriminator: "${f}" values must be unique strings`);
					e[t] = n;
				}
			}
		}
	};
})), Ee = e.__commonJSMin(((e, t) => {
	t.exports = {
		$schema: `http://json-schema.org/draft-07/schema#`,
		$id: `http://json-schema.org/draft-07/schema#`,
		title: `Core schema meta-schema`,
		definitions: {
			schemaArray: {
				type: `array`,
				minItems: 1,
				items: { $ref: `#` }
			},
			nonNegativeInteger: {
				type: `integer`,
				minimum: 0
			},
			nonNegativeIntegerDefault0: { allOf: [{ $ref: `#/definitions/nonNegativeInteger` }, { default: 0 }] },
			simpleTypes: { enum: [
				`array`,
				`boolean`,
				`integer`,
				`null`,
				`number`,
				`object`,
				`string`
			] },
			stringArray: {
				type: `array`,
				items: { type: `string` },
				uniqueItems: !0,
				default: []
			}
		},
		type: [`object`, `boolean`],
		properties: {
			$id: {
				type: `string`,
				format: `uri-reference`
			},
			$schema: {
				type: `string`,
				format: `uri`
			},
			$ref: {
				type: `string`,
				format: `uri-reference`
			},
			$comment: { type: `string` },
			title: { type: `string` },
			description: { type: `string` },
			default: !0,
			readOnly: {
				type: `boolean`,
				default: !1
			},
			examples: {
				type: `array`,
				items: !0
			},
			multipleOf: {
				type: `number`,
				exclusiveMinimum: 0
			},
			maximum: { type: `number` },
			exclusiveMaximum: { type: `number` },
			minimum: { type: `number` },
			exclusiveMinimum: { type: `number` },
			maxLength: { $ref: `#/definitions/nonNegativeInteger` },
			minLength: { $ref: `#/definitions/nonNegativeIntegerDefault0` },
			pattern: {
				type: `string`,
				format: `regex`
			},
			additionalItems: { $ref: `#` },
			items: {
				anyOf: [{ $ref: `#` }, { $ref: `#/definitions/schemaArray` }],
				default: !0
			},
			maxItems: { $ref: `#/definitions/nonNegativeInteger` },
			minItems: { $ref: `#/definitions/nonNegativeIntegerDefault0` },
			uniqueItems: {
				type: `boolean`,
				default: !1
			},
			contains: { $ref: `#` },
			maxProperties: { $ref: `#/definitions/nonNegativeInteger` },
			minProperties: { $ref: `#/definitions/nonNegativeIntegerDefault0` },
			required: { $ref: `#/definitions/stringArray` },
			additionalProperties: { $ref: `#` },
			definitions: {
				type: `object`,
				additionalProperties: { $ref: `#` },
				default: {}
			},
			properties: {
				type: `object`,
				additionalProperties: { $ref: `#` },
				default: {}
			},
			patternProperties: {
				type: `object`,
				additionalProperties: { $ref: `#` },
				propertyNames: { format: `regex` },
				default: {}
			},
			dependencies: {
				type: `object`,
				additionalProperties: { anyOf: [{ $ref: `#` }, { $ref: `#/definitions/stringArray` }] }
			},
			propertyNames: { $ref: `#` },
			const: !0,
			enum: {
				type: `array`,
				items: !0,
				minItems: 1,
				uniqueItems: !0
			},
			type: { anyOf: [{ $ref: `#/definitions/simpleTypes` }, {
				type: `array`,
				items: { $ref: `#/definitions/simpleTypes` },
				minItems: 1,
				uniqueItems: !0
			}] },
			format: { type: `string` },
			contentMediaType: { type: `string` },
			contentEncoding: { type: `string` },
			if: { $ref: `#` },
			then: { $ref: `#` },
			else: { $ref: `#` },
			allOf: { $ref: `#/definitions/schemaArray` },
			anyOf: { $ref: `#/definitions/schemaArray` },
			oneOf: { $ref: `#/definitions/schemaArray` },
			not: { $ref: `#` }
		},
		default: !0
	};
})), De = e.__commonJSMin(((e, t) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv = void 0;
	let n = z(), r = Ce(), i = Te(), a = Ee(), o = [`/properties`], s = `http://json-schema.org/draft-07/schema`;
	var c = class extends n.default {
		_addVocabularies() {
			super._addVocabularies(), r.default.forEach((e) => this.addVocabulary(e)), this.opts.discriminator && this.addKeyword(i.default);
		}
		_addDefaultMetaSchema() {
			if (super._addDefaultMetaSchema(), !this.opts.meta) return;
			let e = this.opts.$data ? this.$dataMetaSchema(a, o) : a;
			this.addMetaSchema(e, s, !1), this.refs[`http://json-schema.org/schema`] = s;
		}
		defaultMeta() {
			return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(s) ? s : void 0);
		}
	};
	e.Ajv = c, t.exports = e = c, t.exports.Ajv = c, Object.defineProperty(e, "__esModule", { value: !0 }), e.default = c;
	var l = A();
	Object.defineProperty(e, "KeywordCxt", {
		enumerable: !0,
		get: function() {
			return l.KeywordCxt;
		}
	});
	var u = h();
	Object.defineProperty(e, "_", {
		enumerable: !0,
		get: function() {
			return u._;
		}
	}), Object.defineProperty(e, "str", {
		enumerable: !0,
		get: function() {
			return u.str;
		}
	}), Object.defineProperty(e, "stringify", {
		enumerable: !0,
		get: function() {
			return u.stringify;
		}
	}), Object.defineProperty(e, "nil", {
		enumerable: !0,
		get: function() {
			return u.nil;
		}
	}), Object.defineProperty(e, "Name", {
		enumerable: !0,
		get: function() {
			return u.Name;
		}
	}), Object.defineProperty(e, "CodeGen", {
		enumerable: !0,
		get: function() {
			return u.CodeGen;
		}
	});
	var d = j();
	Object.defineProperty(e, "ValidationError", {
		enumerable: !0,
		get: function() {
			return d.default;
		}
	});
	var f = M();
	Object.defineProperty(e, "MissingRefError", {
		enumerable: !0,
		get: function() {
			return f.default;
		}
	});
})), Oe = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.formatNames = e.fastFormats = e.fullFormats = void 0;
	function t(e, t) {
		return {
			validate: e,
			compare: t
		};
	}
	e.fullFormats = {
		date: t(a, o),
		time: t(c(!0), l),
		"date-time": t(f(!0), p),
		"iso-time": t(c(), u),
		"iso-date-time": t(f(), m),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri: _,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex: E,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte: y,
		int32: {
			type: `number`,
			validate: S
		},
		int64: {
			type: `number`,
			validate: C
		},
		float: {
			type: `number`,
			validate: w
		},
		double: {
			type: `number`,
			validate: w
		},
		password: !0,
		binary: !0
	}, e.fastFormats = {
		...e.fullFormats,
		date: t(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, o),
		time: t(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, l),
		"date-time": t(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, p),
		"iso-time": t(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, u),
		"iso-date-time": t(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, m),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	}, e.formatNames = Object.keys(e.fullFormats);
	function n(e) {
		return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
	}
	let r = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, i = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function a(e) {
		let t = r.exec(e);
		if (!t) return !1;
		let a = +t[1], o = +t[2], s = +t[3];
		return o >= 1 && o <= 12 && s >= 1 && s <= (o === 2 && n(a) ? 29 : i[o]);
	}
	function o(e, t) {
		if (e && t) return e > t ? 1 : e < t ? -1 : 0;
	}
	let s = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function c(e) {
		return function(t) {
			let n = s.exec(t);
			if (!n) return !1;
			let r = +n[1], i = +n[2], a = +n[3], o = n[4], c = n[5] === `-` ? -1 : 1, l = +(n[6] || 0), u = +(n[7] || 0);
			if (l > 23 || u > 59 || e && !o) return !1;
			if (r <= 23 && i <= 59 && a < 60) return !0;
			let d = i - u * c, f = r - l * c - +(d < 0);
			return (f === 23 || f === -1) && (d === 59 || d === -1) && a < 61;
		};
	}
	function l(e, t) {
		if (!(e && t)) return;
		let n = new Date(`2020-01-01T` + e).valueOf(), r = new Date(`2020-01-01T` + t).valueOf();
		if (n && r) return n - r;
	}
	function u(e, t) {
		if (!(e && t)) return;
		let n = s.exec(e), r = s.exec(t);
		if (n && r) return e = n[1] + n[2] + n[3], t = r[1] + r[2] + r[3], e > t ? 1 : e < t ? -1 : 0;
	}
	let d = /t|\s/i;
	function f(e) {
		let t = c(e);
		return function(e) {
			let n = e.split(d);
			return n.length === 2 && a(n[0]) && t(n[1]);
		};
	}
	function p(e, t) {
		if (!(e && t)) return;
		let n = new Date(e).valueOf(), r = new Date(t).valueOf();
		if (n && r) return n - r;
	}
	function m(e, t) {
		if (!(e && t)) return;
		let [n, r] = e.split(d), [i, a] = t.split(d), s = o(n, i);
		if (s !== void 0) return s || l(r, a);
	}
	let h = /\/|:/, g = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function _(e) {
		return h.test(e) && g.test(e);
	}
	let v = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function y(e) {
		return v.lastIndex = 0, v.test(e);
	}
	let b = -(2 ** 31), x = 2 ** 31 - 1;
	function S(e) {
		return Number.isInteger(e) && e <= x && e >= b;
	}
	function C(e) {
		return Number.isInteger(e);
	}
	function w() {
		return !0;
	}
	let T = /[^\\]\\Z/;
	function E(e) {
		if (T.test(e)) return !1;
		try {
			return new RegExp(e), !0;
		} catch {
			return !1;
		}
	}
})), ke = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.formatLimitDefinition = void 0;
	let t = De(), n = h(), r = n.operators, i = {
		formatMaximum: {
			okStr: `<=`,
			ok: r.LTE,
			fail: r.GT
		},
		formatMinimum: {
			okStr: `>=`,
			ok: r.GTE,
			fail: r.LT
		},
		formatExclusiveMaximum: {
			okStr: `<`,
			ok: r.LT,
			fail: r.GTE
		},
		formatExclusiveMinimum: {
			okStr: `>`,
			ok: r.GT,
			fail: r.LTE
		}
	};
	e.formatLimitDefinition = {
		keyword: Object.keys(i),
		type: `string`,
		schemaType: `string`,
		$data: !0,
		error: {
			message: ({ keyword: e, schemaCode: t }) => (0, n.str)`should be ${i[e].okStr} ${t}`,
			params: ({ keyword: e, schemaCode: t }) => (0, n._)`{comparison: ${i[e].okStr}, limit: ${t}}`
		},
		code(e) {
			let { gen: r, data: a, schemaCode: o, keyword: s, it: c } = e, { opts: l, self: u } = c;
			if (!l.validateFormats) return;
			let d = new t.KeywordCxt(c, u.RULES.all.format.definition, `format`);
			d.$data ? f() : p();
			function f() {
				let t = r.scopeValue(`formats`, {
					ref: u.formats,
					code: l.code.formats
				}), i = r.const(`fmt`, (0, n._)`${t}[${d.schemaCode}]`);
				e.fail$data((0, n.or)((0, n._)`typeof ${i} != "object"`, (0, n._)`${i} instanceof RegExp`, (0, n._)`typeof ${i}.compare != "function"`, m(i)));
			}
			function p() {
				let t = d.schema, i = u.formats[t];
				if (!i || i === !0) return;
				if (typeof i != `object` || i instanceof RegExp || typeof i.compare != `function`) throw Error(`"${s}": format "${t}" does not define "compare" function`);
				let a = r.scopeValue(`formats`, {
					key: t,
					ref: i,
					code: l.code.formats ? (0, n._)`${l.code.formats}${(0, n.getProperty)(t)}` : void 0
				});
				e.fail$data(m(a));
			}
			function m(e) {
				return (0, n._)`${e}.compare(${a}, ${o}) ${i[s].fail} 0`;
			}
		},
		dependencies: [`format`]
	}, e.default = (t) => (t.addKeyword(e.formatLimitDefinition), t);
})), Ae = e.__commonJSMin(((e, t) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let n = Oe(), r = ke(), i = h(), a = new i.Name(`fullFormats`), o = new i.Name(`fastFormats`), s = (e, t = { keywords: !0 }) => {
		if (Array.isArray(t)) return c(e, t, n.fullFormats, a), e;
		let [i, s] = t.mode === `fast` ? [n.fastFormats, o] : [n.fullFormats, a];
		return c(e, t.formats || n.formatNames, i, s), t.keywords && (0, r.default)(e), e;
	};
	s.get = (e, t = `full`) => {
		let r = (t === `fast` ? n.fastFormats : n.fullFormats)[e];
		if (!r) throw Error(`Unknown format "${e}"`);
		return r;
	};
	function c(e, t, n, r) {
		var a;
		(a = e.opts.code).formats ?? (a.formats = (0, i._)`require("ajv-formats/dist/formats").${r}`);
		for (let r of t) e.addFormat(r, n[r]);
	}
	t.exports = e = s, Object.defineProperty(e, "__esModule", { value: !0 }), e.default = s;
})), je = e.__toESM(De(), 1), Me = e.__toESM(Ae(), 1);
function Ne() {
	let e = new je.default({
		strict: !1,
		validateFormats: !0,
		validateSchema: !1,
		allErrors: !0
	});
	return (0, Me.default)(e), e;
}
var Pe = class {
	constructor(e) {
		this._ajv = e ?? Ne();
	}
	getValidator(e) {
		let t = `$id` in e && typeof e.$id == `string` ? this._ajv.getSchema(e.$id) ?? this._ajv.compile(e) : this._ajv.compile(e);
		return (e) => t(e) ? {
			valid: !0,
			data: e,
			errorMessage: void 0
		} : {
			valid: !1,
			data: void 0,
			errorMessage: this._ajv.errorsText(t.errors)
		};
	}
}, Fe = class {
	constructor(e) {
		this._client = e;
	}
	async *callToolStream(e, n = t.CallToolResultSchema, r) {
		let i = this._client, a = {
			...r,
			task: r?.task ?? (i.isToolTask(e.name) ? {} : void 0)
		}, o = i.requestStream({
			method: `tools/call`,
			params: e
		}, n, a), s = i.getToolOutputValidator(e.name);
		for await (let n of o) {
			if (n.type === `result` && s) {
				let r = n.result;
				if (!r.structuredContent && !r.isError) {
					yield {
						type: `error`,
						error: new t.McpError(t.ErrorCode.InvalidRequest, `Tool ${e.name} has an output schema but did not return structured content`)
					};
					return;
				}
				if (r.structuredContent) try {
					let e = s(r.structuredContent);
					if (!e.valid) {
						yield {
							type: `error`,
							error: new t.McpError(t.ErrorCode.InvalidParams, `Structured content does not match the tool's output schema: ${e.errorMessage}`)
						};
						return;
					}
				} catch (e) {
					if (e instanceof t.McpError) {
						yield {
							type: `error`,
							error: e
						};
						return;
					}
					yield {
						type: `error`,
						error: new t.McpError(t.ErrorCode.InvalidParams, `Failed to validate structured content: ${e instanceof Error ? e.message : String(e)}`)
					};
					return;
				}
			}
			yield n;
		}
	}
	async getTask(e, t) {
		return this._client.getTask({ taskId: e }, t);
	}
	async getTaskResult(e, t, n) {
		return this._client.getTaskResult({ taskId: e }, t, n);
	}
	async listTasks(e, t) {
		return this._client.listTasks(e ? { cursor: e } : void 0, t);
	}
	async cancelTask(e, t) {
		return this._client.cancelTask({ taskId: e }, t);
	}
	requestStream(e, t, n) {
		return this._client.requestStream(e, t, n);
	}
};
function Ie(e, t, n) {
	if (!e) throw Error(`${n} does not support task creation (required for ${t})`);
	if (t === `tools/call` && !e.tools?.call) throw Error(`${n} does not support task creation for tools/call (required for ${t})`);
}
function Le(e, t, n) {
	if (!e) throw Error(`${n} does not support task creation (required for ${t})`);
	switch (t) {
		case `sampling/createMessage`:
			if (!e.sampling?.createMessage) throw Error(`${n} does not support task creation for sampling/createMessage (required for ${t})`);
			break;
		case `elicitation/create`: if (!e.elicitation?.create) throw Error(`${n} does not support task creation for elicitation/create (required for ${t})`);
	}
}
function $(e, t) {
	if (e && typeof t == `object` && t) {
		if (e.type === `object` && e.properties && typeof e.properties == `object`) {
			let n = t, r = e.properties;
			for (let e of Object.keys(r)) {
				let t = r[e];
				n[e] === void 0 && Object.prototype.hasOwnProperty.call(t, `default`) && (n[e] = t.default), n[e] !== void 0 && $(t, n[e]);
			}
		}
		if (Array.isArray(e.anyOf)) for (let n of e.anyOf) typeof n != `boolean` && $(n, t);
		if (Array.isArray(e.oneOf)) for (let n of e.oneOf) typeof n != `boolean` && $(n, t);
	}
}
function Re(e) {
	if (!e) return {
		supportsFormMode: !1,
		supportsUrlMode: !1
	};
	let t = e.form !== void 0, n = e.url !== void 0;
	return {
		supportsFormMode: t || !t && !n,
		supportsUrlMode: n
	};
}
var ze = class extends u {
	constructor(e, t) {
		super(t), this._clientInfo = e, this._cachedToolOutputValidators = new Map(), this._cachedKnownTaskTools = new Set(), this._cachedRequiredTaskTools = new Set(), this._listChangedDebounceTimers = new Map(), this._capabilities = t?.capabilities ?? {}, this._jsonSchemaValidator = t?.jsonSchemaValidator ?? new Pe(), t?.listChanged && (this._pendingListChangedConfig = t.listChanged);
	}
	_setupListChangedHandlers(e) {
		e.tools && this._serverCapabilities?.tools?.listChanged && this._setupListChangedHandler(`tools`, t.ToolListChangedNotificationSchema, e.tools, async () => (await this.listTools()).tools), e.prompts && this._serverCapabilities?.prompts?.listChanged && this._setupListChangedHandler(`prompts`, t.PromptListChangedNotificationSchema, e.prompts, async () => (await this.listPrompts()).prompts), e.resources && this._serverCapabilities?.resources?.listChanged && this._setupListChangedHandler(`resources`, t.ResourceListChangedNotificationSchema, e.resources, async () => (await this.listResources()).resources);
	}
	get experimental() {
		return this._experimental ||= { tasks: new Fe(this) }, this._experimental;
	}
	registerCapabilities(e) {
		if (this.transport) throw Error(`Cannot register capabilities after connecting to transport`);
		this._capabilities = f(this._capabilities, e);
	}
	setRequestHandler(e, n) {
		let o = i(e)?.method;
		if (!o) throw Error(`Schema is missing a method literal`);
		let s = a(o);
		if (typeof s != `string`) throw Error(`Schema method literal must be a string`);
		let c = s;
		return c === `elicitation/create` ? super.setRequestHandler(e, async (e, i) => {
			let a = r(t.ElicitRequestSchema, e);
			if (!a.success) {
				let e = a.error instanceof Error ? a.error.message : String(a.error);
				throw new t.McpError(t.ErrorCode.InvalidParams, `Invalid elicitation request: ${e}`);
			}
			let { params: o } = a.data;
			o.mode = o.mode ?? `form`;
			let { supportsFormMode: s, supportsUrlMode: c } = Re(this._capabilities.elicitation);
			if (o.mode === `form` && !s) throw new t.McpError(t.ErrorCode.InvalidParams, `Client does not support form-mode elicitation requests`);
			if (o.mode === `url` && !c) throw new t.McpError(t.ErrorCode.InvalidParams, `Client does not support URL-mode elicitation requests`);
			let l = await Promise.resolve(n(e, i));
			if (o.task) {
				let e = r(t.CreateTaskResultSchema, l);
				if (!e.success) {
					let n = e.error instanceof Error ? e.error.message : String(e.error);
					throw new t.McpError(t.ErrorCode.InvalidParams, `Invalid task creation result: ${n}`);
				}
				return e.data;
			}
			let u = r(t.ElicitResultSchema, l);
			if (!u.success) {
				let e = u.error instanceof Error ? u.error.message : String(u.error);
				throw new t.McpError(t.ErrorCode.InvalidParams, `Invalid elicitation result: ${e}`);
			}
			let d = u.data, f = o.mode === `form` ? o.requestedSchema : void 0;
			if (o.mode === `form` && d.action === `accept` && d.content && f && this._capabilities.elicitation?.form?.applyDefaults) try {
				$(f, d.content);
			} catch {}
			return d;
		}) : c === `sampling/createMessage` ? super.setRequestHandler(e, async (e, i) => {
			let a = r(t.CreateMessageRequestSchema, e);
			if (!a.success) {
				let e = a.error instanceof Error ? a.error.message : String(a.error);
				throw new t.McpError(t.ErrorCode.InvalidParams, `Invalid sampling request: ${e}`);
			}
			let { params: o } = a.data, s = await Promise.resolve(n(e, i));
			if (o.task) {
				let e = r(t.CreateTaskResultSchema, s);
				if (!e.success) {
					let n = e.error instanceof Error ? e.error.message : String(e.error);
					throw new t.McpError(t.ErrorCode.InvalidParams, `Invalid task creation result: ${n}`);
				}
				return e.data;
			}
			let l = r(o.tools || o.toolChoice ? t.CreateMessageResultWithToolsSchema : t.CreateMessageResultSchema, s);
			if (!l.success) {
				let e = l.error instanceof Error ? l.error.message : String(l.error);
				throw new t.McpError(t.ErrorCode.InvalidParams, `Invalid sampling result: ${e}`);
			}
			return l.data;
		}) : super.setRequestHandler(e, n);
	}
	assertCapability(e, t) {
		if (!this._serverCapabilities?.[e]) throw Error(`Server does not support ${e} (required for ${t})`);
	}
	async connect(e, n) {
		if (await super.connect(e), e.sessionId === void 0) try {
			let r = await this.request({
				method: `initialize`,
				params: {
					protocolVersion: t.LATEST_PROTOCOL_VERSION,
					capabilities: this._capabilities,
					clientInfo: this._clientInfo
				}
			}, t.InitializeResultSchema, n);
			if (r === void 0) throw Error(`Server sent invalid initialize result: ${r}`);
			if (!t.SUPPORTED_PROTOCOL_VERSIONS.includes(r.protocolVersion)) throw Error(`Server's protocol version is not supported: ${r.protocolVersion}`);
			this._serverCapabilities = r.capabilities, this._serverVersion = r.serverInfo, e.setProtocolVersion && e.setProtocolVersion(r.protocolVersion), this._instructions = r.instructions, await this.notification({ method: `notifications/initialized` }), this._pendingListChangedConfig &&= (this._setupListChangedHandlers(this._pendingListChangedConfig), void 0);
		} catch (e) {
			throw this.close(), e;
		}
	}
	getServerCapabilities() {
		return this._serverCapabilities;
	}
	getServerVersion() {
		return this._serverVersion;
	}
	getInstructions() {
		return this._instructions;
	}
	assertCapabilityForMethod(e) {
		switch (e) {
			case `logging/setLevel`:
				if (!this._serverCapabilities?.logging) throw Error(`Server does not support logging (required for ${e})`);
				break;
			case `prompts/get`:
			case `prompts/list`:
				if (!this._serverCapabilities?.prompts) throw Error(`Server does not support prompts (required for ${e})`);
				break;
			case `resources/list`:
			case `resources/templates/list`:
			case `resources/read`:
			case `resources/subscribe`:
			case `resources/unsubscribe`:
				if (!this._serverCapabilities?.resources) throw Error(`Server does not support resources (required for ${e})`);
				if (e === `resources/subscribe` && !this._serverCapabilities.resources.subscribe) throw Error(`Server does not support resource subscriptions (required for ${e})`);
				break;
			case `tools/call`:
			case `tools/list`:
				if (!this._serverCapabilities?.tools) throw Error(`Server does not support tools (required for ${e})`);
				break;
			case `completion/complete`: if (!this._serverCapabilities?.completions) throw Error(`Server does not support completions (required for ${e})`);
		}
	}
	assertNotificationCapability(e) {
		if (e === `notifications/roots/list_changed` && !this._capabilities.roots?.listChanged) throw Error(`Client does not support roots list changed notifications (required for ${e})`);
	}
	assertRequestHandlerCapability(e) {
		if (this._capabilities) switch (e) {
			case `sampling/createMessage`:
				if (!this._capabilities.sampling) throw Error(`Client does not support sampling capability (required for ${e})`);
				break;
			case `elicitation/create`:
				if (!this._capabilities.elicitation) throw Error(`Client does not support elicitation capability (required for ${e})`);
				break;
			case `roots/list`:
				if (!this._capabilities.roots) throw Error(`Client does not support roots capability (required for ${e})`);
				break;
			case `tasks/get`:
			case `tasks/list`:
			case `tasks/result`:
			case `tasks/cancel`: if (!this._capabilities.tasks) throw Error(`Client does not support tasks capability (required for ${e})`);
		}
	}
	assertTaskCapability(e) {
		Ie(this._serverCapabilities?.tasks?.requests, e, `Server`);
	}
	assertTaskHandlerCapability(e) {
		this._capabilities && Le(this._capabilities.tasks?.requests, e, `Client`);
	}
	async ping(e) {
		return this.request({ method: `ping` }, t.EmptyResultSchema, e);
	}
	async complete(e, n) {
		return this.request({
			method: `completion/complete`,
			params: e
		}, t.CompleteResultSchema, n);
	}
	async setLoggingLevel(e, n) {
		return this.request({
			method: `logging/setLevel`,
			params: { level: e }
		}, t.EmptyResultSchema, n);
	}
	async getPrompt(e, n) {
		return this.request({
			method: `prompts/get`,
			params: e
		}, t.GetPromptResultSchema, n);
	}
	async listPrompts(e, n) {
		return this.request({
			method: `prompts/list`,
			params: e
		}, t.ListPromptsResultSchema, n);
	}
	async listResources(e, n) {
		return this.request({
			method: `resources/list`,
			params: e
		}, t.ListResourcesResultSchema, n);
	}
	async listResourceTemplates(e, n) {
		return this.request({
			method: `resources/templates/list`,
			params: e
		}, t.ListResourceTemplatesResultSchema, n);
	}
	async readResource(e, n) {
		return this.request({
			method: `resources/read`,
			params: e
		}, t.ReadResourceResultSchema, n);
	}
	async subscribeResource(e, n) {
		return this.request({
			method: `resources/subscribe`,
			params: e
		}, t.EmptyResultSchema, n);
	}
	async unsubscribeResource(e, n) {
		return this.request({
			method: `resources/unsubscribe`,
			params: e
		}, t.EmptyResultSchema, n);
	}
	async callTool(e, n = t.CallToolResultSchema, r) {
		if (this.isToolTaskRequired(e.name)) throw new t.McpError(t.ErrorCode.InvalidRequest, `Tool "${e.name}" requires task-based execution. Use client.experimental.tasks.callToolStream() instead.`);
		let i = await this.request({
			method: `tools/call`,
			params: e
		}, n, r), a = this.getToolOutputValidator(e.name);
		if (a) {
			if (!i.structuredContent && !i.isError) throw new t.McpError(t.ErrorCode.InvalidRequest, `Tool ${e.name} has an output schema but did not return structured content`);
			if (i.structuredContent) try {
				let e = a(i.structuredContent);
				if (!e.valid) throw new t.McpError(t.ErrorCode.InvalidParams, `Structured content does not match the tool's output schema: ${e.errorMessage}`);
			} catch (e) {
				throw e instanceof t.McpError ? e : new t.McpError(t.ErrorCode.InvalidParams, `Failed to validate structured content: ${e instanceof Error ? e.message : String(e)}`);
			}
		}
		return i;
	}
	isToolTask(e) {
		return this._serverCapabilities?.tasks?.requests?.tools?.call ? this._cachedKnownTaskTools.has(e) : !1;
	}
	isToolTaskRequired(e) {
		return this._cachedRequiredTaskTools.has(e);
	}
	cacheToolMetadata(e) {
		this._cachedToolOutputValidators.clear(), this._cachedKnownTaskTools.clear(), this._cachedRequiredTaskTools.clear();
		for (let t of e) {
			if (t.outputSchema) {
				let e = this._jsonSchemaValidator.getValidator(t.outputSchema);
				this._cachedToolOutputValidators.set(t.name, e);
			}
			let e = t.execution?.taskSupport;
			(e === `required` || e === `optional`) && this._cachedKnownTaskTools.add(t.name), e === `required` && this._cachedRequiredTaskTools.add(t.name);
		}
	}
	getToolOutputValidator(e) {
		return this._cachedToolOutputValidators.get(e);
	}
	async listTools(e, n) {
		let r = await this.request({
			method: `tools/list`,
			params: e
		}, t.ListToolsResultSchema, n);
		return this.cacheToolMetadata(r.tools), r;
	}
	_setupListChangedHandler(e, n, r, i) {
		let a = t.ListChangedOptionsBaseSchema.safeParse(r);
		if (!a.success) throw Error(`Invalid ${e} listChanged options: ${a.error.message}`);
		if (typeof r.onChanged != `function`) throw Error(`Invalid ${e} listChanged options: onChanged must be a function`);
		let { autoRefresh: o, debounceMs: s } = a.data, { onChanged: c } = r, l = async () => {
			if (!o) c(null, null);
			else try {
				let e = await i();
				c(null, e);
			} catch (e) {
				let t = e instanceof Error ? e : Error(String(e));
				c(t, null);
			}
		};
		this.setNotificationHandler(n, () => {
			if (s) {
				let t = this._listChangedDebounceTimers.get(e);
				t && clearTimeout(t);
				let n = setTimeout(l, s);
				this._listChangedDebounceTimers.set(e, n);
			} else l();
		});
	}
	async sendRootsListChanged() {
		return this.notification({ method: `notifications/roots/list_changed` });
	}
};
exports.Client = ze, exports.getSupportedElicitationModes = Re;
