import { startLocalService } from '../../../local-service/index.ts'
import { sharedEverything } from './targets.ts'

/** A local service with one project, `scratch`, which has the everything-server and a scripted client. */
export async function startScratchService(): ReturnType<typeof startLocalService> {
  const { url } = await sharedEverything()
  return await startLocalService({
    rateLimit: 'off',
    seed: {
      projects: [
        {
          id: 'scratch',
          name: 'Scratch',
          default: true,
          servers: [{ id: 'everything', name: 'everything', url }],
          clients: [{ id: 'client', name: 'client', model: 'local/scripted', servers: ['everything'] }],
        },
      ],
    },
  })
}
