# syntax=docker/dockerfile:1
# Regalia in a small image: the page is built in one stage, the package with compiled rules in another, and the last has
# only Python and what runs. It runs as nobody in particular, writes to /data alone, and can have a read-only root.

FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY web ./
RUN npm run --silent build

FROM python:3.13-slim AS package
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# What Node.js has built comes in place of its sources: nothing of it is built anew here.
RUN rm -rf web src/regalia/web_client
COPY web/public web/public
COPY --from=client /build/src/regalia/web_client src/regalia/web_client
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN python -m venv /opt/making && /opt/making/bin/pip install --quiet --editable ".[docs]" \
    && /opt/making/bin/python tools/docs.py
RUN python -m venv /opt/regalia && REGALIA_FORM=compiled /opt/regalia/bin/pip install --quiet --no-compile ".[alerts,metrics,postgres,rating]" \
    && /opt/regalia/bin/pip uninstall --quiet --yes pip

FROM python:3.13-slim
LABEL org.opencontainers.image.title="Regalia" \
      org.opencontainers.image.description="A self-hosted table for kingdom-building board games" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin regalia \
    && install --directory --owner=regalia --mode=0700 /data
COPY --from=package /opt/regalia /opt/regalia
ENV PATH=/opt/regalia/bin:$PATH HOME=/tmp PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=8)"]
ENTRYPOINT ["regalia"]
CMD ["serve", "--host", "0.0.0.0", "--no-browser", "--data", "/data"]
