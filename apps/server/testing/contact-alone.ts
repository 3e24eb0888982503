/** Of the usual questions none is necessary but who somebody is, so that tests apply with what they are about. */
export const contactAlone = JSON.stringify(
  ['degree', 'school', 'resume'].map((key) => {
    return { key, name: '', is_checked: true, is_necessary: false }
  }),
)
