# The stage with a compiler: installs everything, builds client and server, keeps only the runtime dependencies.
FROM node:24-bookworm AS build
WORKDIR /lantern
COPY package.json package-lock.json .npmrc ./
COPY packages/protocol/package.json packages/protocol/
COPY packages/games/package.json packages/games/
COPY packages/server/package.json packages/server/
COPY packages/client/package.json packages/client/
COPY packages/proving/package.json packages/proving/
RUN npm ci
COPY tsconfig.base.json ./
COPY packages packages
# The commit of the sources: there is no git in the container.
ARG LANTERN_COMMIT=
# Optional packages are left out too: a compiler that valibot can use, code for Cloudflare, priorities of threads in piscina.
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24-bookworm-slim
# With `container` set the server does not print its address in this network, which only this machine can reach.
ENV NODE_ENV=production \
    container=docker \
    MALLOC_ARENA_MAX=1 \
    PORT=8000 \
    DATABASE_URL=sqlite:/data/lantern.db
WORKDIR /lantern
COPY --from=build /lantern/package.json ./
COPY --from=build /lantern/node_modules node_modules
COPY --from=build /lantern/packages/server packages/server
COPY --from=build /lantern/packages/client/dist packages/client/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process, so that it receives SIGTERM and stops cleanly.
CMD ["node", "--max-semi-space-size=64", "--v8-pool-size=2", "packages/server/dist/main.js"]
