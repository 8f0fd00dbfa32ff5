FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci
RUN npm run build
RUN rm -rf dist/.built dist/dev-shell dist/remote-kit

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /src/dist ./
RUN npm ci --omit=dev
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
