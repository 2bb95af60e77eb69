export { i as discoverAuthorizationServerMetadata, o as discoverOAuthServerInfo, f as refreshAuthorization } from "./auth.js";
