/** The wording of the consent a candidate gives; a new wording gets a new name, so that records say what was agreed to. */
export const consentVersion = '2026-11'
