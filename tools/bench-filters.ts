import '../bench/filters.ts'
