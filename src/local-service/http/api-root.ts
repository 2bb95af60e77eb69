/** Where the API lives on the local service's origin. */
export const API_ROOT = '/api/v1'
