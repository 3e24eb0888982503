/** Method and path of each call: all that the candidates' app needs to know of one, so that no schema is sent to a phone. */
export const addresses = {
  getSite: { method: 'GET', path: 'careers/site' },
  listPositions: { method: 'GET', path: 'careers/positions' },
  getPosition: { method: 'GET', path: 'careers/position' },
  readResume: { method: 'POST', path: 'careers/read-resume' },
  apply: { method: 'POST', path: 'careers/apply' },
  getApplication: { method: 'GET', path: 'careers/application' },
  markViewed: { method: 'POST', path: 'careers/application/viewed' },
  answer: { method: 'POST', path: 'careers/application/answer' },
  withdraw: { method: 'POST', path: 'careers/application/withdraw' },
} as const
