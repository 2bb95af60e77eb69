/** Where the API lives on the local service's origin. */
export const apiRoot = '/api/v1'
