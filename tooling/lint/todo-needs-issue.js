const MARK = /\b(?:TO[D]O|FIX[M]E|X[X]X|HA[C]K)\b(?!.{0,3}#\d)/

export const todoNeedsIssue = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (MARK.test(comment.value))
            context.report({
              loc: comment.loc,
              message: 'A note of unfinished work carries its issue number or does not exist.',
            })
      },
    }
  },
}
