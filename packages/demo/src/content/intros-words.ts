/** What a buyer should know, by the code of the category. */
export type Intros = Readonly<Record<string, string>>
