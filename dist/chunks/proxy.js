export { t as createConnectionPool, n as isLoopback, r as proxyFor } from "./proxy2.js";
