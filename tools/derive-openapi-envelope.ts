const notice = {
  type: 'object',
  description: 'Opens in the middle of the page instead of a toast.',
  properties: {
    title: { type: 'string' },
    body: { type: 'string' },
    type: { enum: ['interview', 'message', 'talent'], description: 'Which quota it is about.' },
  },
}

/** The shapes every answer without success has. */
export const envelopeSchemas = {
  Notice: notice,
  Refusal: {
    type: 'object',
    description: 'The request was understood and a rule says no.',
    required: ['status', 'message', 'code'],
    properties: {
      status: { enum: ['error', 'warning'] },
      message: { type: 'string', description: 'In the language of the reader.' },
      code: { type: 'string' },
      errorCode: { type: 'string', description: 'The same as code.' },
      showType: { enum: [1, 2], description: 'A warning, or an error.' },
      data: { description: 'What to show instead, where the rule knows.' },
      notice: { $ref: '#/components/schemas/Notice' },
    },
  },
  Failure: {
    type: 'object',
    required: ['status', 'message', 'code'],
    properties: {
      status: { const: 'error' },
      message: { type: 'string' },
      code: { type: 'string' },
      errorCode: { type: 'string', description: 'The same as code.' },
      errors: {
        type: 'array',
        description: 'The fields at fault, when the input was invalid.',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: { type: 'string' }, message: { type: 'string' } },
        },
      },
      request_id: { type: 'string', description: 'Names the failure in the log of the server.' },
    },
  },
}

/** What each HTTP status of a failure means. */
export const failures: Readonly<Record<number | 'default', string>> = {
  400: 'Malformed: not JSON, or a value nothing can hold',
  401: 'Not signed in, or the session has ended',
  403: 'Not permitted, or sent by a page of another origin',
  404: 'Unknown, or not yours',
  413: 'Too large',
  422: 'Invalid: the answer names each field',
  429: 'Too many attempts',
  default: '500: a bug, with the number it has in the log. 503: starting, stopping, or without its database',
}
