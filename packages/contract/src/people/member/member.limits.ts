export const GENDERS = ['female', 'male', 'unsaid'] as const
export const UNITS = ['metric', 'imperial'] as const
