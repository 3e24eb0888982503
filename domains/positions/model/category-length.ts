/** As long as a category of positions may be: it stands in a choice on phones. */
export const categoryLength = 60
