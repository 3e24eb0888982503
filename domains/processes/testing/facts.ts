import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  // The position of a company brings its process.
  records: { process: 'processes', process_step: 'process_steps' },
  // A list that may be left out is left out of samples; `save-steps.test.ts` holds these ids.
  foreignAnswers: {
    ignored: [
      'processes.createProcess body.steps.[].id',
      'processes.previewProcess body.steps.[].id',
      'processes.updateProcess body.steps.[].id',
    ],
  },
  samples: { 'processes.createProcess body.stages': [1, 14, 5, 6] },
}
