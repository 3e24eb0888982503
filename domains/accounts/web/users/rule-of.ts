/** A rule of the model, said at its field; what is empty is nothing wrong. */
export const ruleOf = (is: (typed: string) => boolean, fault: string) => ({
  validator: async (_: unknown, typed: string | undefined) => {
    if (typed?.trim() && !is(typed.trim())) throw new Error(fault)
  },
})
