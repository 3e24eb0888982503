/** What fields of the form are called as questions of a project, where that is another word. */
const questions: Readonly<Record<string, string>> = {
  expected_places: 'expect_location',
  graduated_at: 'graduate_date',
}

/** The key of the project's question that a field of the form answers. */
export function questionOf(field: string): string {
  return questions[field] ?? field
}
