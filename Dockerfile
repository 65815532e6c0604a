# The provider with the web app and the content pack: docs/operating.md. `npm run image:check` tests it.
ARG NODE_IMAGE=docker.io/library/node:26-bookworm-slim

FROM ${NODE_IMAGE} AS build
ARG NPM_REGISTRY=https://registry.npmjs.org/
ENV NPM_CONFIG_REGISTRY=${NPM_REGISTRY} NX_DAEMON=false NX_ISOLATE_PLUGINS=false
WORKDIR /source
COPY . .
RUN npm ci --ignore-scripts && npm run production:set -- /app

FROM ${NODE_IMAGE}
# Numeric, so that any host can check that it is not root.
ARG UID=10001
RUN install -d -m 700 -o ${UID} -g ${UID} /data /backups \
  && printf '#!/bin/sh\nexec node /app/apps/provider/dist/admin.js "$@"\n' > /usr/local/bin/admin \
  && chmod 755 /usr/local/bin/admin
COPY --from=build /app /app
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4300 DATA_DIR=/data
USER ${UID}:${UID}
EXPOSE 4300
VOLUME ["/data", "/backups"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/provider/dist/main.js"]
