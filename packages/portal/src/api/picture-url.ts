/** The address of a picture by its key of the object store, whose own address the page names. */
export const pictureUrl = (key: string): string =>
  `${document.documentElement.dataset['objects'] ?? ''}/${key}`
