# One image for every process of Ironsouq; the command chooses which:
#   apps/server/build/entry/http.js (the default), apps/server/build/entry/worker.js,
#   apps/server/build/entry/realtime.js, apps/server/build/entry/mail-in.js, apps/storefront/entry/serve.ts,
#   apps/backoffice/entry/serve.ts, apps/merchant/entry/serve.ts, and apps/server/build/entry/migrate.js before a release.
# The version is the one that scripts/toolchain.mjs pins. A tag can be moved: pass the digest that you checked,
#   --build-arg NODE_DIGEST=@sha256:… (docs/operations.md, Processes).
ARG NODE_DIGEST=
FROM node:26.10.0-slim${NODE_DIGEST} AS build
WORKDIR /app
RUN npm install --global pnpm@12.18.0
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
COPY patches patches
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/merchant/package.json apps/merchant/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/front-server/package.json packages/front-server/
COPY packages/i18n/package.json packages/i18n/
COPY packages/realtime-client/package.json packages/realtime-client/
COPY packages/rich-text/package.json packages/rich-text/
COPY packages/portal/package.json packages/portal/
COPY packages/sandboxes/package.json packages/sandboxes/
COPY packages/ui/package.json packages/ui/
COPY tooling/package.json tooling/
COPY e2e/package.json e2e/
RUN pnpm install --frozen-lockfile
COPY apps apps
COPY packages packages
COPY tsconfig.base.json ./
RUN pnpm --filter @ironsouq/server exec rolldown --config \
  && pnpm --filter @ironsouq/storefront exec react-router build \
  && pnpm --filter @ironsouq/backoffice exec react-router build \
  && pnpm --filter @ironsouq/merchant exec react-router build
# What only builds and tests need is left behind.
RUN pnpm install --frozen-lockfile --prod

FROM node:26.10.0-slim${NODE_DIGEST}
# Left alone, a busy heap grows far beyond what it holds; so bounded, a process stays under 200 MB, and
# under 400 MB when attacked.
ENV NODE_ENV=production HOST=0.0.0.0 TZ=UTC \
  NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=160"
# The worker transcodes films with it.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build --chown=root:root /app /app
USER node
EXPOSE 3000 3100 3200 4000 9464
# Every process serves /livez on its metrics port, so this fits all of them.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "apps/server/build/entry/healthcheck.js"]
CMD ["node", "apps/server/build/entry/http.js"]
