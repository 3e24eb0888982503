import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  // The position of a company brings its process.
  records: { process: 'processes', process_step: 'process_steps' },
  samples: { 'processes.createProcess body.stages': [1, 14, 5, 6] },
}
