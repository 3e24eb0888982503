/** Where the pages of candidates are, below the origin: the site of an organisation, a position, and one's own application. */
export const pageAddresses = {
  site: (slug: string) => `/careers/${slug}`,
  position: (slug: string, id: number) => `/careers/${slug}/positions/${id}`,
  application: (token: string) => `/careers/application/${token}`,
}
