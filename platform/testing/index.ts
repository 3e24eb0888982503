export { inTransaction } from '../server/queue/jobs.ts'
export { type Answered, Browser } from './browser.ts'
export { databasesOf, startTestCluster, type TestCluster } from './database-cluster.ts'
export { Network, type Trouble } from './network.ts'
